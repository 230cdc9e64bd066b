// A game of the size of Faraway: 68 cards, hands of three, eight turns of playing a card and taking one.
const CARDS = 68;
const TURNS = 8;
const count = (player) => TURNS - player.row.length;

function setup({ ctx, random }) {
  const deck = random.Shuffle([...Array(CARDS).keys()].map((card) => card + 1));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat += 1) {
    players[seat] = { hand: deck.splice(0, 3), row: [] };
  }
  return { market: deck.splice(0, ctx.numPlayers + 1), secret: { deck }, players, log: [] };
}

function play({ G, playerID }, card) {
  const own = G.players[playerID];
  if (!own.hand.includes(card)) return "INVALID_MOVE";
  own.hand = own.hand.filter((each) => each !== card);
  own.row.push(card);
  G.log.push([playerID, "play", card]);
}

function take({ G, playerID, events }, card) {
  const own = G.players[playerID];
  if (own.hand.length > 2 || !G.market.includes(card)) return "INVALID_MOVE";
  G.market = G.market.filter((each) => each !== card);
  if (G.secret) G.market.push(G.secret.deck.pop());
  own.hand.push(card);
  G.log.push([playerID, "take", card]);
  events.endTurn();
}

// Who looks sees their own hand, and of others only how many cards they hold.
function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, player] of Object.entries(G.players)) {
    players[seat] = seat === playerID ? player : { ...player, hand: player.hand.length };
  }
  return { ...G, secret: undefined, players };
}

module.exports = {
  name: "journey",
  setup,
  moves: { play: { move: play, client: false }, take: { move: take, client: false } },
  playerView,
  endIf: ({ G }) =>
    Object.values(G.players).every((player) => count(player) === 0 && player.hand.length === 3)
      ? { over: true }
      : undefined,
};
