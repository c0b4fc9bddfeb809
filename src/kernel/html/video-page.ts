/** A video: of a provider by the provider's id, or a file by its address. */
export interface VideoLink {
  readonly provider: 'youtube' | 'vimeo' | 'dailymotion' | 'file';
  readonly id: string;
}

type Provider = Exclude<VideoLink['provider'], 'file'>;

/** The addresses of each provider's players and pages; the group is the id. */
const addresses: readonly (readonly [provider: Provider, address: RegExp])[] = [
  ['youtube', /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})(?:[?#].*)?$/],
  ['youtube', /^https:\/\/(?:www\.)?youtube\.com\/watch\?v=([\w-]{6,20})$/],
  ['vimeo', /^https:\/\/player\.vimeo\.com\/video\/(\d{5,12})(?:[?#].*)?$/],
  ['vimeo', /^https:\/\/vimeo\.com\/(\d{5,12})$/],
  ['dailymotion', /^https:\/\/www\.dailymotion\.com\/(?:embed\/)?video\/([a-z0-9]{5,12})(?:[?#].*)?$/],
  ['dailymotion', /^https:\/\/geo\.dailymotion\.com\/player\.html\?video=([a-z0-9]{5,12})$/],
];

const pages: Readonly<Record<Provider, string>> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  dailymotion: 'https://www.dailymotion.com/video/',
};

const names: Readonly<Record<Provider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
};

/** A file that browsers play, without a query: an address with one may be any other thing. */
const file = /^https?:\/\/[^\s\\?#"<>]+\.(?:mp4|m4v|webm|m3u8)$/i;

/** The video at the address of a provider's player or page, or of a file; null for any other address. */
export function videoAt(address: string): VideoLink | null {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  if (file.test(whole) && URL.canParse(whole)) return { provider: 'file', id: whole };
  for (const [provider, form] of addresses) {
    const id = form.exec(whole)?.[1];
    if (id !== undefined) return { provider, id };
  }
  return null;
}

/** The provider's page of a video, and the provider's name; for a file its own address and name. */
export function videoPage({ provider, id }: VideoLink): { readonly address: string; readonly name: string } {
  if (provider === 'file') return { address: id, name: id.slice(id.lastIndexOf('/') + 1) };
  return { address: `${pages[provider]}${id}`, name: names[provider] };
}
