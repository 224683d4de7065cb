-- Every message updates a session and a conversation, and every event is a row of the outbox that is deleted soon after.
-- The default waits for a fifth of the table to be outdated, which for a large table is days.
alter table user_sessions set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
alter table conversations set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
-- Of a few hundred rows at most, all of them new each time.
alter table outbox set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- Updated in place: room on the page for the next state of a row.
alter table visitors set (fillfactor = 85);
alter table conversation_counts set (fillfactor = 50);
alter table faq_answers set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
