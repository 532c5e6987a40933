-- Why a page that could be posted to no longer can: its row stays, so that the member is told which page it is.

alter table connection_page add column lost_reason text;
