/** A heading and what stands under it. */
interface Passage {
  title: string;
  text: string;
}

/** Subject and text of a mail; the link gets a line of its own. */
interface MailWords {
  subject: string;
  before: string;
  /** Empty where the mail has no link. */
  after: string;
}

/** Everything the client host says, in one language. */
export interface AccountWords {
  common: {
    back: string;
    close: string;
    language: string;
    faults: string;
    stale: string;
    tooMany: (minutes: number) => string;
    busy: string;
    unknown: Passage;
    optional: string;
  };
  fields: {
    email: string;
    password: string;
    newPassword: string;
    currentPassword: string;
    firstName: string;
    lastName: string;
    newsletter: string;
    passwordHint: string;
  };
  faults: {
    emailMissing: string;
    emailMalformed: string;
    passwordMissing: string;
    passwordShort: string;
    passwordLong: string;
    passwordCommon: string;
    passwordPersonal: string;
    passwordWrong: string;
    nameMissing: string;
    nameMalformed: string;
    signIn: string;
  };
  signIn: Passage & { submit: string; forgotten: string; register: string; again: Passage };
  register: Passage & {
    submit: string;
    signIn: string;
    sent: { title: string; text: (email: string) => string };
    complete: Passage & { submit: string };
  };
  mail: {
    confirm: Passage & { submit: string };
    password: string;
    welcome: { title: (name: string) => string; text: string; submit: string };
    waiting: { title: string; text: (email: string) => string; submit: string };
    resent: string;
    confirmed: Passage;
    stale: Passage;
    signedOut: Passage;
  };
  password: {
    forgotten: Passage & { submit: string };
    sent: Passage;
    choose: Passage & { submit: string };
    stale: Passage & { again: string };
  };
  profile: {
    title: string;
    name: string;
    submit: string;
    saved: string;
    password: Passage & { submit: string; saved: string };
    leave: Passage & { submit: string };
    gone: Passage;
    signOut: string;
    bookings: string;
    unconfirmed: string;
    confirm: string;
  };
  bookings: Passage & { profile: string };
  done: {
    login: Passage;
    profile: Passage;
    mail: Passage;
    logout: Passage;
  };
  outbox: Passage & { empty: string; to: string; open: string };
  mails: {
    /** Null: without a name. */
    hello: (name: string | null) => string;
    farewell: string;
    confirm: MailWords;
    exists: MailWords;
    reset: MailWords;
    'password-changed': MailWords;
    'account-deleted': MailWords;
    hours: (count: number) => string;
  };
}
