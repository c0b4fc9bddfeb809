import { z } from 'zod';

/** What a page may do with a third party's host; each is a directive of its content security policy. */
export const thirdPartyUses = [
  'script',
  'style',
  'image',
  'media',
  'font',
  'connect',
  'frame',
  'form',
] as const;

/** One of {@link thirdPartyUses}. */
export type ThirdPartyUse = (typeof thirdPartyUses)[number];

/** Hosts of third parties (chat, feedback, captcha, analytics) by what pages may do with them; none by default. */
export type ThirdParties = Readonly<Record<ThirdPartyUse, readonly string[]>>;

const host = /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;

/** Names in a variable, separated by commas. */
export function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** A list of origins without paths, so that nothing else can get into a policy. */
export const hostList = z
  .string()
  .refine(
    (value) => namesIn(value).every((name) => host.test(name)),
    'origins such as https://chat.example.com or https://*.example.com, separated by commas, without a path',
  )
  .default('');

/** The variables that name third parties, `THIRD_PARTY_SCRIPT` and so on. */
export const thirdPartyVariables = {
  THIRD_PARTY_SCRIPT: hostList,
  THIRD_PARTY_STYLE: hostList,
  THIRD_PARTY_IMAGE: hostList,
  THIRD_PARTY_MEDIA: hostList,
  THIRD_PARTY_FONT: hostList,
  THIRD_PARTY_CONNECT: hostList,
  THIRD_PARTY_FRAME: hostList,
  THIRD_PARTY_FORM: hostList,
};

/** Parsed {@link thirdPartyVariables} as one list. */
export function thirdPartiesOf(
  values: Readonly<Record<keyof typeof thirdPartyVariables, string>>,
): ThirdParties {
  return {
    script: namesIn(values.THIRD_PARTY_SCRIPT),
    style: namesIn(values.THIRD_PARTY_STYLE),
    image: namesIn(values.THIRD_PARTY_IMAGE),
    media: namesIn(values.THIRD_PARTY_MEDIA),
    font: namesIn(values.THIRD_PARTY_FONT),
    connect: namesIn(values.THIRD_PARTY_CONNECT),
    frame: namesIn(values.THIRD_PARTY_FRAME),
    form: namesIn(values.THIRD_PARTY_FORM),
  };
}
