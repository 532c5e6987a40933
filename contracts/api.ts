import * as access from './routes/access.ts';
import * as admin from './routes/admin.ts';
import * as account from './routes/account.ts';
import * as content from './routes/content.ts';
import * as drafts from './routes/drafts.ts';
import * as graphics from './routes/graphics.ts';
import * as loginCredentials from './routes/login-credentials.ts';
import * as profile from './routes/profile.ts';
import * as secondFactor from './routes/second-factor.ts';
import * as sessions from './routes/sessions.ts';
import * as sharing from './routes/sharing.ts';
import * as signInLink from './routes/sign-in-link.ts';
import * as site from './routes/site.ts';
import * as teams from './routes/teams.ts';
import * as social from './routes/social-sign-in.ts';
import * as uploads from './routes/uploads.ts';
import * as viewing from './routes/viewing.ts';

/**
 * Every call there is, by feature. The server refuses to start when one of them has no handler or no policy; the browser's
 * route table, the OpenAPI document and the authorisation matrix are read off this object.
 */
export const api = {
  access: {
    authenticate: access.authenticate,
    refresh: access.refresh,
    getUser: access.getUser,
    logout: access.logout,
    getSession: access.getSession,
    clearForceRedirect: access.clearForceRedirect,
    setLanguage: access.setLanguage,
    answerSecondStep: secondFactor.answerSecondStep,
    getSecondFactor: secondFactor.getSecondFactor,
    enrolSecondFactor: secondFactor.enrolSecondFactor,
    enableSecondFactor: secondFactor.enableSecondFactor,
    confirmSecondFactor: secondFactor.confirmSecondFactor,
    renewRecoveryCodes: secondFactor.renewRecoveryCodes,
    disableSecondFactor: secondFactor.disableSecondFactor,
    listSessions: sessions.listSessions,
    endSession: sessions.endSession,
    endSessions: sessions.endSessions,
    listLoginCredentials: loginCredentials.listLoginCredentials,
    addLoginCredential: loginCredentials.addLoginCredential,
    changeLoginCredential: loginCredentials.changeLoginCredential,
    removeLoginCredential: loginCredentials.removeLoginCredential,
    authenticateToken: signInLink.authenticateToken,
    requestSignInLink: signInLink.requestSignInLink,
    readSignInLink: signInLink.readSignInLink,
    authenticateSocial: social.authenticateSocial,
    startSocial: social.startSocial,
    socialReturn: social.socialReturn,
    socialFormReturn: social.socialFormReturn,
    finishSocial: social.finishSocial,
    linkSocial: social.linkSocial,
    mailSocialLink: social.mailSocialLink,
    getSignInMethods: social.getSignInMethods,
    removeSignInMethod: social.removeSignInMethod,
    viewAsMember: viewing.viewAsMember,
    endViewing: viewing.endViewing,
    listViewings: viewing.listViewings,
  },
  account: {
    createUser: account.createUser,
    updateUser: account.updateUser,
    requestEmailChange: account.requestEmailChange,
    confirmEmailChange: account.confirmEmailChange,
    cancelEmailChange: account.cancelEmailChange,
    requestPasswordChange: account.requestPasswordChange,
    confirmPasswordChange: account.confirmPasswordChange,
    changePassword: account.changePassword,
    checkPassword: account.checkPassword,
    requestDelete: account.requestDelete,
    confirmDelete: account.confirmDelete,
    startTrial: account.startTrial,
    finishSignup: account.finishSignup,
    selfApplyFeature: account.selfApplyFeature,
    saveService: account.saveService,
    removeService: account.removeService,
    authenticateTicket: account.authenticateTicket,
    readMailedLink: account.readMailedLink,
    getAccount: account.getAccount,
  },
  admin: {
    listPeople: admin.listPeople,
    getPerson: admin.getPerson,
    setStatus: admin.setStatus,
    setBlock: admin.setBlock,
    setType: admin.setType,
    setLevel: admin.setLevel,
    setSeats: admin.setSeats,
    setMaxLogins: admin.setMaxLogins,
    changeFeature: admin.changeFeature,
    endSessions: admin.endSessions,
    sendPasswordReset: admin.sendPasswordReset,
    removeSecondFactor: admin.removeSecondFactor,
    listAudit: admin.listAudit,
    checkAudit: admin.checkAudit,
    exportAudit: admin.exportAudit,
    getInstallation: admin.getInstallation,
  },
  content: {
    listContent: content.listContent,
    searchContent: content.searchContent,
    getContent: content.getContent,
    getContentBySlug: content.getContentBySlug,
    listCategories: content.listCategories,
    getCover: content.getCover,
    getPublicArticle: content.getPublicArticle,
    getPublicPicture: content.getPublicPicture,
  },
  graphics: {
    getTemplate: graphics.getTemplate,
    renderGraphic: graphics.renderGraphic,
    makeProof: graphics.makeProof,
  },
  profile: {
    getProfiles: profile.getProfiles,
    saveProfile: profile.saveProfile,
    getFlags: profile.getFlags,
    addFlag: profile.addFlag,
    getBrand: profile.getBrand,
  },
  sharing: {
    listConnections: sharing.listConnections,
    startConnection: sharing.startConnection,
    openConsent: sharing.openConsent,
    consentCallback: sharing.consentCallback,
    refreshConnection: sharing.refreshConnection,
    removeConnection: sharing.removeConnection,
    createShare: sharing.createShare,
    listPosts: sharing.listPosts,
    getPost: sharing.getPost,
    cancelPost: sharing.cancelPost,
    reschedulePost: sharing.reschedulePost,
    checkPost: sharing.checkPost,
    retryPost: sharing.retryPost,
    listDrafts: drafts.listDrafts,
    getDraft: drafts.getDraft,
    saveDraft: drafts.saveDraft,
    deleteDraft: drafts.deleteDraft,
  },
  site: {
    getSite: site.getSite,
    getLegalPage: site.getLegalPage,
    getHealth: site.getHealth,
    getBuildInfo: site.getBuildInfo,
    getSiteConfig: site.getSiteConfig,
    reportError: site.reportError,
    getOpenApi: site.getOpenApi,
    getDocs: site.getDocs,
  },
  teams: {
    getTeam: teams.getTeam,
    getTeamAbove: teams.getTeamAbove,
    leaveTeam: teams.leaveTeam,
    inviteMembers: teams.inviteMembers,
    resendInvite: teams.resendInvite,
    cancelInvite: teams.cancelInvite,
    setTeamAdmin: teams.setTeamAdmin,
    removeMember: teams.removeMember,
    lockField: teams.lockField,
    unlockField: teams.unlockField,
    readInvite: teams.readInvite,
    acceptInvite: teams.acceptInvite,
    joinAsNew: teams.joinAsNew,
    declineInvite: teams.declineInvite,
  },
  uploads: {
    uploadImage: uploads.uploadImage,
    getFile: uploads.getFile,
  },
} as const;

export type Api = typeof api;
