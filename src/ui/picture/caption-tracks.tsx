import type { TrailerCaptions } from '#src/domain/show/trailer-view.ts';

/** The captions of a film file, as tracks that the visitor switches on in the player. */
export function CaptionTracks({ captions }: { readonly captions: readonly TrailerCaptions[] }) {
  return captions.map(({ language, label, url }) => (
    <track key={url} kind="captions" srcLang={language} label={label} src={url} />
  ));
}

/** Browsers load tracks of another host only for a film that is asked for without cookies. */
export const captionedBy = (captions: readonly TrailerCaptions[]) =>
  captions.length === 0 ? {} : ({ crossOrigin: 'anonymous' } as const);
