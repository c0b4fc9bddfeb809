'use client';

import { MarkButton } from './mark-button.tsx';

interface CardMarkProps {
  readonly slug: string;
  readonly label: string;
  readonly className?: string | undefined;
}

/** The favourite mark of a card in a long list: as an island it travels as HTML once, beside its few words. */
export function CardMark({ slug, label, className }: CardMarkProps) {
  return <MarkButton mark="favourite" slug={slug} label={label} className={className} />;
}
