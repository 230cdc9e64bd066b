/** Whether games lie on the generic table although they have one of their own. */

import { keep, recall } from "../lib/storage";

class Plainly {
  on = $state(recall<boolean>("plain") === true);

  toggle(): void {
    this.on = !this.on;
    keep("plain", this.on);
  }
}

export const plainly = new Plainly();
