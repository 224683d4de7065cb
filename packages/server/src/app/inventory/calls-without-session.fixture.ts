/** The calls without a session, each reviewed: what it reveals and what it allows. */
export const CALLS_WITHOUT_SESSION = [
  'installation.lookUpAddress', // the caller's own address
  'installation.health', // whether the server can serve
  'installation.liveness', // that the server is alive
  'installation.listKeptMail', // to this machine only, and never in production
  'accounts.validateToken', // needs a one-time token
  'accounts.refreshToken', // needs the refresh cookie
  'accounts.signInOptions', // what the login page shows
  'accounts.signUp', // the reply is the same for every address
  'accounts.verifyEmail', // needs a mailed token
  'accounts.resendVerification', // the reply is the same for every address
  'accounts.signIn', // needs the password
  'accounts.forgotPassword', // the reply is the same for every address
  'accounts.resetPassword', // needs a mailed token
  'accounts.openInvitation', // needs a mailed token
  'accounts.acceptInvitation', // needs a mailed token
  'accounts.renewInvitation', // the reply is the same for every link; the new one is sent by mail
  'accounts.startOidc', // sends to the provider
  'accounts.finishOidc', // needs the provider's answer and the attempt's cookie
  'accounts.openSecondFactor', // needs the token that follows the first factor, as the next four
  'accounts.enterSecondFactor',
  'accounts.startTotpAtSignIn',
  'accounts.confirmTotpAtSignIn',
  'accounts.finishSignIn',
  'accounts.startPasskeySignIn', // a random challenge; after the password, the user's passkeys
  'accounts.finishPasskeySignIn', // needs a passkey of the user
  'conversations.widgetConfig', // what every visitor of the site sees
  'conversations.uploadVisitorFile', // needs a visitor's token of this very bot
  'billing.sandboxCheckout', // needs the id of an order of the sandbox provider
  'billing.sandboxPay', // the same; no money moves
  'operator.answerRequest', // needs the operator's token, as all of the operator's calls
  'operator.extendTrial',
  'operator.grantPlan',
  'operator.requests',
  'operator.retainedInvoices',
  'operator.resetSecondFactor',
  'operator.webhooks',
  'operator.workspace',
  'operator.workspaces',
] as const;
