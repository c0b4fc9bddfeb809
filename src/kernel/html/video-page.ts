/** A video of a provider, by the provider's id. */
export interface VideoLink {
  readonly provider: 'youtube' | 'vimeo' | 'dailymotion';
  readonly id: string;
}

type Provider = VideoLink['provider'];

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

/** The video at the address of a provider's player or page; null for any other address. */
export function videoAt(address: string): VideoLink | null {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  for (const [provider, form] of addresses) {
    const id = form.exec(whole)?.[1];
    if (id !== undefined) return { provider, id };
  }
  return null;
}

/** The provider's page of a video, and the provider's name. */
export function videoPage({ provider, id }: VideoLink): { readonly address: string; readonly name: string } {
  return { address: `${pages[provider]}${id}`, name: names[provider] };
}
