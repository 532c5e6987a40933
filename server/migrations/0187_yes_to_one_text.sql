-- Posts whose members said yes to the text as it was then: few, and looked through every minute.
create index post_keeping_text on post (content_id) where keeps_text and state = 'scheduled';
