-- An address for a whole file takes one file. What was judged, digested or agreed to cannot become another one behind that: the address
-- belongs to the bytes that came first. It may take these again, where the answer was lost.

alter table upload add column tag text;
