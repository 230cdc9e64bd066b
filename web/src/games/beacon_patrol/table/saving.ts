/** Keep the chart as a picture. */

import type { CardInfo } from "../../../lib/protocol";
import { word } from "../words";
import { drawnOf } from "./art";
import { standing } from "./ranks";
import type { Scene } from "./scene";

export type Kind = "svg" | "png";

/** Draw the chart with its score and rank, and hand it over as a file. */
export async function saveMap(scene: Scene, info: (card: string) => CardInfo, kind: Kind): Promise<void> {
  const [{ savePicture }, { embeddedLetters }, { picture }] = await Promise.all([
    import("../../../art/save"),
    import("../../../art/letters"),
    import("../draw/picture"),
  ]);
  const rank = word("rank", { rank: standing(scene.score, scene.expansions.length).here.rank });
  const score = word("points", { count: scene.score });
  const date = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  const night = document.documentElement.classList.contains("night");
  const caption = { title: word("sea-name"), score, rank, date };
  const letters = await embeddedLetters(`0 ${Object.values(caption).join(" ")}`);
  await savePicture(kind, picture(drawnOf(scene, info), caption, { night, letters }), "beacon-patrol");
}
