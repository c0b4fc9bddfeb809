/**
 * What the build uses although a supported browser lacks it, with what that browser shows instead (ADR-0105). A name is one
 * that `lateScriptFeatures` or `lateStyleFeatures` finds.
 */
export const scriptEnhancements: Readonly<Record<string, string>> = {
  startViewTransition: 'React catches the failure and changes the page without an animation',
  skipTransition: 'React calls it on a transition that has begun',
  estimate: 'the player of adaptive streams catches the failure and takes its own sizes',
  requestSession: 'the player asks for a remote screen only where the browser has told of one',
};

export const styleEnhancements: Readonly<Record<string, string>> = {
  'scrollbar-width': 'rows that scroll sideways show their bar, or hide it by `::-webkit-scrollbar`',
  ':-webkit-scrollbar': 'hidden by `scrollbar-width` instead',
  'scrollbar-color': 'bars in the browser’s own colours',
  'scrollbar-gutter':
    'where bars take room the page moves by their width behind a dialog; on touch screens they take none',
  'cursor: pointer': 'no pointer on a touch screen',
  'cursor: default': 'no pointer on a touch screen',
  'cursor: progress': 'no pointer on a touch screen',
  'cursor: not-allowed': 'no pointer on a touch screen',
  'text-wrap': 'titles break where the line is full',
  'hyphenate-limit-chars': 'where words are hyphenated, shorter ones are too',
  'text-size-adjust': 'Firefox on a computer and Safari on a Mac enlarge no text by themselves',
  'break-after: avoid-column': 'an initial may stand at the foot of a column',
  '@page': 'printed pages have the browser’s own margins',
  size: 'printed pages have the browser’s own size',
  'forced-color-adjust': 'Safari forces no colours',
  'print-color-adjust: exact': 'prefixed',
  ':selection': 'selected text in the system’s colours',
  ':-webkit-search-cancel-button': 'Firefox draws none',
  ':-webkit-meter-bar': 'Firefox has a name of its own for it',
  ':-webkit-meter-optimum-value': 'Firefox has a name of its own for it',
  'background: text': 'prefixed',
  '@view-transition': 'pages change without an animation',
  ':view-transition-group': 'pages change without an animation',
  ':view-transition-old': 'pages change without an animation',
  ':view-transition-new': 'pages change without an animation',
  ':details-content': 'the columns of the footer are folds on wide screens too',
  'content-visibility': 'parts below the first screen are laid out at once',
  'contain-intrinsic-size': 'of no use without `content-visibility`',
  'contain-intrinsic-height': 'of no use without `content-visibility`',
  'overflow-clip-margin': 'of no use without `content-visibility`',
};
