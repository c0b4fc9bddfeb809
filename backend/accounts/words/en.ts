import type { AccountWords } from './account-words.ts';

/** English. */
export const en: AccountWords = {
  common: {
    back: 'Back to the cinema',
    close: 'Close',
    language: 'Language',
    faults: 'Not quite there yet. Look at the fields marked below.',
    stale: 'This page had been open for a while. Everything is still here: send it once more.',
    tooMany: (minutes) =>
      minutes === 1
        ? 'That was a lot of tries. Take a minute, then try again.'
        : `That was a lot of tries. Come back in ${minutes} minutes.`,
    busy: 'There is a queue at the desk. Try again in a few seconds.',
    unknown: { title: 'Nothing here', text: 'The page you asked for is not in this house.' },
    optional: 'optional',
  },
  fields: {
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    currentPassword: 'Current password',
    firstName: 'First name',
    lastName: 'Last name',
    newsletter: 'Tell me about new films and previews by e-mail',
    passwordHint: 'At least 10 characters. Three or four words you like do very well.',
  },
  faults: {
    emailMissing: 'Enter your e-mail address.',
    emailMalformed: 'This does not look like an e-mail address, for example name@example.com.',
    passwordMissing: 'Enter your password.',
    passwordShort: 'Too short: it takes at least 10 characters.',
    passwordLong: 'Too long: 200 characters are the limit.',
    passwordCommon: 'This password is among the first that anyone would guess. Choose another.',
    passwordPersonal: 'This is little more than your own name or address. Choose something less obvious.',
    passwordWrong: 'That is not your current password.',
    nameMissing: 'Enter a name.',
    nameMalformed: 'At most 80 characters, and none of < > and the like.',
    signIn: 'E-mail and password do not match. Check both, or choose a new password.',
  },
  signIn: {
    title: 'Sign in',
    text: 'Your cinemas, your wish list and your ratings, on every screen.',
    submit: 'Sign in',
    forgotten: 'Forgotten your password?',
    register: 'Create an account',
    again: { title: 'Your new password is set', text: 'Sign in with it now.' },
  },
  register: {
    title: 'Create an account',
    text: 'Keep your favourite cinemas close and remember the films you loved.',
    submit: 'Create account',
    signIn: 'I already have an account',
    sent: {
      title: 'Look in your mailbox',
      text: (email) => `A message is on its way to ${email}. The link in it opens your account.`,
    },
    complete: {
      title: 'One last thing',
      text: 'Tell us what to call you, and your account is complete.',
      submit: 'Done',
    },
  },
  mail: {
    confirm: {
      title: 'Confirm your e-mail',
      text: 'One click, and this address is yours here.',
      submit: 'Confirm my address',
    },
    password: 'The account was created in another browser. Enter its password, so that we know it is you.',
    welcome: {
      title: (name) => `Welcome, ${name}`,
      text: 'Your address is confirmed and your account is open. Take a seat.',
      submit: 'To the films',
    },
    waiting: {
      title: 'Your e-mail is not confirmed yet',
      text: (email) => `We wrote to ${email}. Follow the link in that message, or have it sent again.`,
      submit: 'Send it again',
    },
    resent: 'A new message is on its way. The link in the last one no longer works.',
    confirmed: { title: 'Your e-mail is confirmed', text: 'Nothing else to do here.' },
    stale: {
      title: 'This link has had its show',
      text: 'It was used already, or it is too old. Sign in to have a new one sent.',
    },
    signedOut: { title: 'Confirm your e-mail', text: 'Sign in first, then we can send you the message.' },
  },
  password: {
    forgotten: {
      title: 'Forgotten your password?',
      text: 'It happens. Enter your e-mail and we send you a link to choose a new one.',
      submit: 'Send the link',
    },
    sent: {
      title: 'Look in your mailbox',
      text: 'If there is an account with this address, a message with a link is on its way. It works for an hour.',
    },
    choose: {
      title: 'Choose a new password',
      text: 'You will be signed out everywhere else.',
      submit: 'Set this password',
    },
    stale: {
      title: 'This link has had its show',
      text: 'It was used already, or an hour has passed.',
      again: 'Ask for a new one',
    },
  },
  profile: {
    title: 'Your account',
    name: 'About you',
    submit: 'Save',
    saved: 'Saved.',
    password: {
      title: 'Password',
      text: 'After a change you stay signed in here and nowhere else.',
      submit: 'Change password',
      saved: 'Your password is changed.',
    },
    leave: {
      title: 'Delete the account',
      text: 'Favourites, wishes and ratings go with it. This cannot be undone.',
      submit: 'Delete my account',
    },
    gone: {
      title: 'Your account is deleted',
      text: 'Nothing of it is left here. Goodbye, and see you at the films.',
    },
    signOut: 'Sign out',
    bookings: 'Your bookings',
    unconfirmed: 'Your e-mail is not confirmed yet.',
    confirm: 'Confirm it',
  },
  bookings: {
    title: 'Your bookings',
    text: 'Tickets live in the chain’s own booking system. The demonstration sells none, so there is nothing to show.',
    profile: 'Your account',
  },
  done: {
    login: { title: 'You are signed in', text: 'Enjoy the programme.' },
    profile: { title: 'Done', text: 'Your account is up to date.' },
    mail: { title: 'All set', text: 'Enjoy the programme.' },
    logout: { title: 'You are signed out', text: 'Until next time.' },
  },
  outbox: {
    title: 'Outbox',
    text: 'Messages this demonstration would have sent. On a live site this page does not exist.',
    empty: 'Nothing has been written yet.',
    to: 'To',
    open: 'Open the link',
  },
  mails: {
    hello: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    farewell: 'See you in the dark,\nVelours',
    confirm: {
      subject: 'Confirm your e-mail for Velours',
      before: 'Good to have you. This link confirms your address:',
      after:
        'It works for {hours}. If you did not create an account, forget this message: nobody can use it.',
    },
    exists: {
      subject: 'You already have a Velours account',
      before:
        'Someone, probably you, tried to create an account with this address. There is one already. If the password has slipped your mind, choose a new one here:',
      after: 'If it was not you, nothing has happened and there is nothing to do.',
    },
    reset: {
      subject: 'A new password for Velours',
      before: 'This link lets you choose a new password:',
      after: 'It works once, for {hours}. If you did not ask for it, your old password still holds.',
    },
    'password-changed': {
      subject: 'Your Velours password was changed',
      before: 'Your password has just been changed. If that was not you, choose a new one at once:',
      after: '',
    },
    'account-deleted': {
      subject: 'Your Velours account is deleted',
      before: 'Your account and everything in it are deleted, as you asked.',
      after: '',
    },
    hours: (count) => (count === 1 ? 'one hour' : `${count} hours`),
  },
};
