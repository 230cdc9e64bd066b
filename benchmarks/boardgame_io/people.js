// People who play two at a table, over and over, with a tenth of a second before each move.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.js");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const echoes = [];
let moves = 0;
let matches = 0;

function sit(table) {
  const matchID = `${process.pid}-${table}-${matches++}`;
  let sent = { at: 0, state: -1 };
  const clients = ["0", "1"].map((playerID) => {
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
    const client = Client({ game, numPlayers: 2, matchID, playerID, multiplayer, debug: false });
    client.subscribe((state) => state && see(client, playerID, state));
    return client;
  });

  function see(client, playerID, state) {
    if (sent.at && state._stateID > sent.state && state.ctx.currentPlayer === playerID) note();
    if (state.ctx.gameover) return leave();
    if (state.ctx.currentPlayer === playerID && !sent.at) setTimeout(() => act(client, playerID), 100);
  }

  function note() {
    echoes.push(performance.now() - sent.at);
    moves += 1;
    sent = { at: 0, state: sent.state };
  }

  function act(client, playerID) {
    const state = client.getState();
    if (!state || sent.at || state.ctx.gameover || state._stateID <= sent.state) return;
    const hand = state.G.players[playerID].hand;
    sent = { at: performance.now(), state: state._stateID };
    if (hand.length > 2) client.moves.play(hand[0]);
    else client.moves.take(state.G.market[0]);
  }

  function leave() {
    if (!clients.length) return;
    const gone = clients.splice(0);
    if (sent.at) note();
    setTimeout(() => gone.forEach((client) => client.stop()), 0);
    setTimeout(() => sit(table), 0);
  }

  clients.forEach((client) => client.start());
}

for (let table = 0; table < tables; table += 1) sit(table);
setTimeout(() => {
  console.log(JSON.stringify({ moves, matches, echoes }));
  process.exit(0);
}, seconds * 1000);
