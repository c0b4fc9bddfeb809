import { isSiteId } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { PictureName } from '../address.ts';
import type { CataloguePictures, ListedPicture } from './catalogue-pictures.ts';
import { hostOf } from './hosts.ts';
import type { PictureHost } from './hosts.ts';

/** The pictures in one site's catalogue that are on hosts of the list. */
export interface SiteIndex {
  /** The picture at an address of the catalogue. */
  readonly byUrl: ReadonlyMap<string, ListedPicture>;
  /** The address of the largest size of a picture, by `{kind}/{key}`. */
  readonly sources: ReadonlyMap<string, ListedPicture>;
}

const nothing: SiteIndex = { byUrl: new Map(), sources: new Map() };

/** The addresses of remote pictures, read from the catalogue once for each of its revisions. */
export class RemoteIndex {
  readonly #catalogue: CataloguePictures;
  readonly #hosts: readonly PictureHost[];
  readonly #known = new Map<SiteId, { revision: number; index: Promise<SiteIndex> }>();

  constructor(catalogue: CataloguePictures, hosts: readonly PictureHost[]) {
    this.#catalogue = catalogue;
    this.#hosts = hosts;
  }

  /** The pictures of a site at a revision of its catalogue. */
  async of(site: SiteId, revision: number): Promise<SiteIndex> {
    const known = this.#known.get(site);
    if (known?.revision === revision) return known.index;
    const index = this.#read(site);
    this.#known.set(site, { revision, index });
    index.catch(() => {
      if (this.#known.get(site)?.index === index) this.#known.delete(site);
    });
    return index;
  }

  /** The address of the largest size of a picture, or null; its key begins with its site. */
  async find({ kind, key }: PictureName): Promise<ListedPicture | null> {
    const [site = ''] = key.split('-', 1);
    if (!isSiteId(site) || !this.#catalogue.sites.includes(site)) return null;
    return (await this.#present(site)).sources.get(`${kind}/${key}`) ?? null;
  }

  /** Every picture of every site. */
  async all(): Promise<ListedPicture[]> {
    const indices = await Promise.all(this.#catalogue.sites.map((site) => this.#present(site)));
    return indices.flatMap(({ sources }) => [...sources.values()]);
  }

  async #present(site: SiteId): Promise<SiteIndex> {
    const revision = await this.#catalogue.revision(site);
    return revision === null ? nothing : this.of(site, revision);
  }

  async #read(site: SiteId): Promise<SiteIndex> {
    const byUrl = new Map<string, ListedPicture>();
    const sources = new Map<string, ListedPicture>();
    for (const picture of await this.#catalogue.list(site)) {
      if (hostOf(picture.url, this.#hosts) === null) continue;
      byUrl.set(picture.url, picture);
      const name = `${picture.kind}/${picture.key}`;
      if (picture.width > (sources.get(name)?.width ?? 0)) sources.set(name, picture);
    }
    return { byUrl, sources };
  }
}
