/** Where others find this server: the beginning of every link that is handed out. */

import { house } from "./api";

const ALONE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

class House {
  /** Others cannot open our links: the server listens only to this computer. */
  closed = $state(false);
  origin = $state(location.origin);
  /** Strangers meet here: tables may be open to all, and hosts have rights. */
  community = $state(false);

  /** Who has played here is rated. */
  ratings = $state(false);
  /** Browsers can be told whose turn it is while no page is open. */
  push = $state(false);

  /** Ask where others reach the server; whoever came from elsewhere knows it already. */
  async look(): Promise<void> {
    if (!ALONE.test(location.hostname)) return;
    const { address } = await house().catch(() => ({ address: "" }));
    this.closed = !address;
    this.origin = address || location.origin;
  }

  /** Ask whether strangers meet here. */
  async meet(): Promise<void> {
    const { community, push, ratings } = await house().catch(() => ({ community: false, push: false, ratings: false }));
    this.community = community;
    this.ratings = ratings;
    this.push = push;
  }

  /** An address as people type it. */
  get host(): string {
    return this.origin.replace(/^https?:\/\//, "");
  }
}

export const home = new House();
