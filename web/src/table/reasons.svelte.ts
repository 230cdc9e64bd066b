/** Why things cannot be chosen: asked of the server as soon as somebody is to choose. */

import type { Live } from "../lib/live.svelte";
import type { Refusal, SeatView } from "../lib/protocol";

export class Reasons {
  refusals = $state.raw<Refusal[]>([]);

  constructor(live: Pick<Live, "why">, eyes: () => SeatView) {
    $effect(() => {
      const { choice, seat } = eyes();
      let holds = true;
      const learn = (found: Refusal[]): void => {
        if (holds) this.refusals = found;
      };
      learn([]);
      if (choice) live.why(seat).then(learn, () => undefined);
      return () => (holds = false);
    });
  }
}
