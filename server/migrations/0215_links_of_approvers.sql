-- A mailed link by which somebody agrees to a post is theirs: it ends with their other links when they get another password or address, and
-- goes with their account. Those that were mailed before are given to them too.

update one_time_link set member_id = member.id
from member where member.id = one_time_link.detail ->> 'approver' and one_time_link.purpose = 'approve-post' and one_time_link.member_id is null;
