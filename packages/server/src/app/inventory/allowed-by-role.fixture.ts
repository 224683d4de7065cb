/**
 * Which built-in role may make which call and emit of the desk, written out by hand and not derived from the
 * contract: a call whose permission changes by mistake fails the test that compares this with what the server
 * does.
 */
import type { BuiltInRoleKey } from '@parrot/contract/core';

type Actor = BuiltInRoleKey | 'none';
type Group = { actors: readonly Actor[]; names: readonly string[] };

const names = (text: string): string[] => text.trim().split(/\s+/);

/** `none`: a member without any role. */
export const ALLOWED: readonly Group[] = [
  // Everyone signed in.
  {
    actors: ['owner', 'admin', 'builder', 'supervisor', 'agent', 'billing', 'none'],
    names: names(`
      accounts.authorizeToken accounts.changePassword accounts.createTenant accounts.endLogins accounts.listLogins accounts.logOut
      accounts.markToursSeen accounts.recentTenant accounts.removeProfileImage accounts.switchTenant accounts.updateActivity
      accounts.updateProfile accounts.uploadProfileImage accounts.userDetails accounts.userInfo
      accounts.confirmTotp accounts.removeTotp accounts.renewRecoveryCodes accounts.secondFactorDetails accounts.startTotp
      accounts.addPasskey accounts.removePasskey accounts.renamePasskey accounts.startPasskey
      accounts.listApiKeys accounts.revokeApiKey
      team.roleFunctions team.setAvailability billing.subscriptionDetails billing.usage learning.openTrace
      notifications.list notifications.choices notifications.read notifications.saveChoices
      search.everything`),
  },
  // Those who manage the tenant.
  {
    actors: ['owner', 'admin'],
    names: names(`
      team.activeTenantUsers team.createGroup team.createRole team.deleteGroup team.deleteInvite
      team.deleteRole team.inviteApps team.inviteRoles team.inviteUser team.functions team.listGroupMembers
      team.listGroups team.listRoles team.listUsers team.makeActive team.makeInactive team.removeUsers
      team.resendInvite team.setUserRoles team.updateGroup team.updateRole team.userApps team.userRoles
      models.listUse models.remove models.save models.saveBudget models.test activity.export activity.list
      accounts.workspaceSecurity accounts.saveWorkspaceSecurity accounts.resetSecondFactor accounts.createApiKey
      accounts.renameWorkspace
      privacy.workspaceData privacy.startWorkspaceExport privacy.workspaceExportLink privacy.scheduleWorkspaceErasure
      privacy.cancelWorkspaceErasure
      hours.create hours.delete hours.list hours.setApp hours.setGroup hours.update
      targets.settings targets.save`),
  },
  // Those who pay.
  {
    actors: ['owner', 'billing'],
    names: names(`
      billing.activity billing.applicablePlans billing.checkout billing.details billing.downloadInvoice
      billing.invoices billing.openPortal billing.paymentOptions billing.previewPlanChange
      billing.requestService billing.saveDetails billing.saveTimeZone billing.serviceRequests
      billing.verifyPayment billing.withdrawRequest`),
  },
  // Those who work at the desk.
  {
    actors: ['owner', 'admin', 'supervisor', 'agent'],
    names: names(`
      hours.closedApps team.agentProfile desk.addComment desk.agentAppDetails desk.askParrot desk.askParrotGpt
      desk.assignFromBot desk.assignedUsers desk.assistantAbilities desk.availableAgents desk.botViewSessions
      desk.deleteFile desk.downloadFile desk.emailTranscript desk.escalatedUsers desk.fileLink desk.generateSummary
      corrections.open corrections.save corrections.try corrections.whisper corrections.cancelWhisper corrections.sendWhisper
      desk.historyUsers desk.listAgentApps desk.onlineOfflineAgents desk.proposeFix desk.visitorContext
      desk.readOwn desk.rephrase desk.saveSettings desk.searchMessages desk.suggestReplies desk.switchAgentTab desk.ticketComments
      profiles.addNote profiles.conversations profiles.deleteNote profiles.read profiles.setValue profiles.updateNote
      desk.ticketDetails desk.translate desk.unassignedUsers desk.updateComment desk.updateTicket
      tags.list tags.ofSessions tags.change tickets.list tickets.export tickets.update
      tickets.listFields tickets.setField targets.ofSessions
      tickets.listViews tickets.saveView tickets.deleteView tickets.links tickets.merge responses.run
      calls.disconnect calls.saveFeedback desk:call.accept desk:call.decline desk:call.invite desk:call.leave desk:call.list
      desk:call.media desk:call.read desk:call.rejoin desk:call.signal desk:call.speak desk:call.start
      desk.groupQueues desk.transferGroups desk:conversation.moveToGroup
      desk.uploadFile desk:note.add desk:agent.connect desk:agent.typing desk:transfer.answer
      desk:transfer.cancel desk:conversation.close desk:conversation.escalate desk:transfer.offer
      desk:conversation.leave desk:conversation.open desk:conversation.read desk:conversation.reopen desk:conversation.returnToBot desk:message.send desk:conversation.take`),
  },
  // Those who supervise the desk.
  {
    actors: ['owner', 'admin', 'supervisor'],
    names: names(`
      routing.create routing.delete routing.list routing.reorder routing.try routing.update
      desk.agentSkills desk.changeAgentSkills
      targets.listBreaches targets.exportBreaches targets.summary
      tags.count tags.create tags.update tags.merge tags.delete
      rules.create rules.delete rules.list rules.log rules.order rules.switch rules.try rules.update
      profiles.addField profiles.block profiles.deleteField profiles.updateField
      profiles.mergeCandidates profiles.previewMerge profiles.merge
      tickets.addField tickets.updateField tickets.fieldUse tickets.deleteField
      desk.eraseVisitor desk.exportVisitor desk.listAgents desk.setAgentCapacity desk:conversation.assign
      desk:conversation.takeOver`),
  },
  // Those who see the Studio.
  {
    actors: ['owner', 'admin', 'builder', 'billing'],
    names: names(`
      apps.activity apps.details apps.archived apps.compareVersions apps.listUsers apps.list apps.listVersions
      apps.moduleData apps.noteEditing apps.openVersion apps.samples apps.shared apps.tenantApps`),
  },
  // Those who build apps.
  {
    actors: ['owner', 'admin', 'builder'],
    names: names(`
      apps.sightings apps.archive apps.checkDuplicate apps.copySample apps.create apps.delete apps.duplicate
      apps.fetchOnboardingState apps.identitySecret apps.listComparedAnswers apps.openAnswerComparison apps.publish
      apps.publishChecks apps.renewIdentitySecret
      apps.restoreVersion apps.saveOnboardingState apps.shareCandidates apps.shareCode apps.unarchive
      apps.unpublish apps.unshare apps.update apps.updateDetails apps.updateOnboardingStatus
      apps.uploadPicture calls.testRelay knowledge.addFaq knowledge.addPage knowledge.addSampleDocument knowledge.addSite
      knowledge.addTrymeFaq knowledge.changeSite knowledge.confirmFaq knowledge.deleteFaq knowledge.deleteFaqs
      knowledge.deleteFile knowledge.deleteGenerated knowledge.deleteStudioFile knowledge.encodeFile
      knowledge.exportFaqs knowledge.faqTopics knowledge.fetchGenerated knowledge.findQuestions
      knowledge.importFaqs knowledge.listFaqs knowledge.listSampleDocuments knowledge.listSources
      knowledge.listTrymeFaqs knowledge.moveFaqs knowledge.openFaq knowledge.openFile knowledge.openSource
      knowledge.planTranslation knowledge.previewImport knowledge.readSourceAgain knowledge.removeTrymeFaq
      knowledge.restoreFaqs knowledge.similarFaqs knowledge.steerSite knowledge.tagFaqs knowledge.topicDetails
      knowledge.trainedLanguages knowledge.translateFaqs knowledge.tryQuestion knowledge.understanding
      knowledge.updateFaq knowledge.updateGenerated knowledge.uploadFile knowledge.uploadFiles
      knowledge.listUpkeep knowledge.checkUpkeep knowledge.dismissFinding knowledge.mergeFaqs
      knowledge.listChangedSources knowledge.compareSource knowledge.keepOldText
      knowledge.uploadStudioFile knowledge.validateFile knowledge.validateWebUrl learning.acceptChange
      learning.answerGroup learning.countGroups learning.listGroups learning.openGroup learning.setGroupState
      learning.wouldAnswer learning.previewAnswerLevels flows.deleteTest flows.deleteSecret flows.fetch flows.listTests flows.listRecipes
      flows.listSecrets flows.process flows.recipeDetails flows.runTests flows.save flows.saveTest
      flows.saveRecipeDetails flows.saveSecret models.list models.translateContent responses.delete
      responses.apps responses.options responses.save responses.update responses.uploadFile privacy.retention
      privacy.previewRetention privacy.saveRetention hours.ofApp`),
  },
  // Those who build apps or work at the desk.
  {
    actors: ['owner', 'admin', 'builder', 'supervisor', 'agent'],
    names: names(`
      responses.list`),
  },
];
