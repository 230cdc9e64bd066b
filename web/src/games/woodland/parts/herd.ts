/** The animals of the table round a component. */

import { getContext, setContext } from "svelte";
import { WOODLAND, type Herd } from "../draw/peg";

const HERD = Symbol("herd");

/** Say which animals all workers below here are. */
export const setHerd = (herd: Herd): Herd => setContext(HERD, herd);

/** Those of the woods unless told. */
export const herdHere = (): Herd => getContext<Herd | undefined>(HERD) ?? WOODLAND;
