-- A slot is its job's, and a job its member's: who deletes a member deletes both. Two weeks of many jobs are written at once, and this
-- check of every slot took a sixth of the time.
alter table autopilot_slot drop constraint autopilot_slot_member_id_fkey;
