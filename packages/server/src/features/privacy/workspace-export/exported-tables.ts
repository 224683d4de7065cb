/**
 * What an export contains: every table of a tenant, by the name of its file. A test compares both lists with
 * the database, so that no table is forgotten.
 */
type ExportedTable = {
  table: string;
  file: string;
  /** Columns that are left out: secrets, and what is derived from other columns. */
  without?: readonly string[];
};

export const EXPORTED_TABLES: readonly ExportedTable[] = [
  { table: 'activities', file: 'activity-log' },
  { table: 'agent_skills', file: 'agent-skills' },
  { table: 'api_keys', file: 'api-keys', without: ['secret_hash'] },
  { table: 'app_members', file: 'app-members' },
  { table: 'app_pictures', file: 'app-pictures' },
  { table: 'app_schedules', file: 'app-schedules' },
  { table: 'app_secrets', file: 'app-secrets', without: ['sealed'] },
  { table: 'app_sightings', file: 'app-installs' },
  { table: 'app_versions', file: 'app-versions' },
  { table: 'apps', file: 'apps' },
  { table: 'asked_questions', file: 'unanswered-questions', without: ['vector'] },
  { table: 'billing_details', file: 'billing-details' },
  { table: 'call_participants', file: 'call-participants' },
  { table: 'calls', file: 'calls' },
  { table: 'checkouts', file: 'orders' },
  { table: 'conversation_counts', file: 'conversation-counts' },
  { table: 'conversation_notes', file: 'notes' },
  { table: 'conversation_summaries', file: 'summaries' },
  { table: 'conversations', file: 'visitor-threads' },
  { table: 'deleted_faqs', file: 'deleted-faqs' },
  { table: 'desk_agents', file: 'agents' },
  { table: 'desk_files', file: 'agent-files' },
  { table: 'faq_answers', file: 'faq-usage' },
  { table: 'faqs', file: 'faqs' },
  { table: 'flow_tests', file: 'flow-tests' },
  { table: 'flows', file: 'flows' },
  { table: 'generated_faqs', file: 'generated-faqs' },
  { table: 'group_apps', file: 'group-apps' },
  { table: 'group_members', file: 'group-members' },
  { table: 'group_roles', file: 'group-roles' },
  { table: 'group_schedules', file: 'group-schedules' },
  { table: 'groups', file: 'groups' },
  { table: 'handover_cards', file: 'handover-cards' },
  { table: 'invitations', file: 'invitations', without: ['token_hash'] },
  { table: 'invoices', file: 'invoices' },
  { table: 'member_roles', file: 'member-roles' },
  { table: 'memberships', file: 'memberships' },
  { table: 'messages', file: 'messages' },
  { table: 'model_budgets', file: 'model-budgets' },
  { table: 'model_connections', file: 'model-connections', without: ['sealed_key'] },
  { table: 'model_use', file: 'model-usage' },
  { table: 'notifications', file: 'notifications' },
  { table: 'predefined_response_apps', file: 'response-apps' },
  { table: 'predefined_responses', file: 'responses' },
  { table: 'profile_fields', file: 'visitor-fields' },
  { table: 'profile_notes', file: 'visitor-notes' },
  { table: 'profile_values', file: 'visitor-values' },
  { table: 'proposed_fixes', file: 'proposed-fixes' },
  { table: 'question_groups', file: 'question-groups' },
  { table: 'roles', file: 'roles' },
  { table: 'routing_rules', file: 'routing-rules' },
  { table: 'rule_runs', file: 'rule-log' },
  { table: 'rules', file: 'rules', without: ['sealed_secret'] },
  { table: 'schedules', file: 'schedules' },
  { table: 'sent_transcripts', file: 'sent-transcripts' },
  { table: 'service_requests', file: 'service-requests' },
  { table: 'session_mentions', file: 'mentions' },
  { table: 'session_tags', file: 'conversation-tags' },
  { table: 'site_addresses', file: 'site-addresses' },
  { table: 'site_pages', file: 'site-pages' },
  { table: 'sites', file: 'sites' },
  { table: 'source_files', file: 'source-files' },
  { table: 'sources', file: 'sources' },
  { table: 'studio_files', file: 'studio-files' },
  { table: 'subscription_events', file: 'subscription-events' },
  { table: 'subscription_steps', file: 'subscription-steps' },
  { table: 'subscriptions', file: 'subscription', without: ['provider_customer_id'] },
  { table: 'tags', file: 'tags' },
  { table: 'target_settings', file: 'target-settings' },
  { table: 'ticket_comments', file: 'ticket-comments' },
  { table: 'ticket_field_apps', file: 'ticket-field-apps' },
  { table: 'ticket_field_values', file: 'ticket-values' },
  { table: 'ticket_fields', file: 'ticket-fields' },
  { table: 'ticket_targets', file: 'ticket-targets' },
  { table: 'ticket_views', file: 'ticket-views' },
  { table: 'tickets', file: 'tickets' },
  { table: 'tried_faqs', file: 'tried-faqs' },
  { table: 'user_sessions', file: 'conversations', without: ['flow_state'] },
  { table: 'visitor_files', file: 'visitor-files' },
  { table: 'visitors', file: 'visitors' },
];

/** Tables of a tenant that contain nothing of value to it. */
export const NOT_EXPORTED_TABLES: readonly string[] = [
  // The draft compared with the published version, on questions that messages contain.
  'answer_comparisons',
  'compared_answers',
  // The progress of computing embeddings.
  'app_meanings',
  // Open connections of agents.
  'desk_lines',
  // Waits that timed rules have seen, and webhooks that are to be called.
  'rule_waits',
  'rule_webhooks',
  // The last numbers given, which invoices and tickets contain.
  'invoice_numbers',
  'ticket_numbers',
  // Which actions of responses ran; conversations, tickets and tags contain what they did.
  'response_outcomes',
  // Sign-ins of users, whose accounts belong to them and not to the workspace.
  'login_sessions',
  // Events in delivery.
  'outbox',
  // What a check found in FAQs and sources, which are exported themselves.
  'upkeep_checks',
  'upkeep_findings',
  // The exports themselves.
  'workspace_exports',
];
