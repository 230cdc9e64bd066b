/** All pieces of the box and of the chart table in one place. */

export { buoy, headquarters, house, lighthouse, pier, sails, windmill } from "./buildings";
export { cost, pip, ship, SHIP_BOX, token, TOKEN_BOX } from "./fleet";
export { compass, FLOURISH, frame, paper, type Sheet } from "./paper";
export { level, staff, type Mark, type Staff } from "./staff";
