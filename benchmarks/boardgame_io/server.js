// The server as its tutorial starts it: matches are kept in memory.
const { Server, Origins } = require("boardgame.io/server");
const game = require("./game.js");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`Listening on ${appServer.address().port}`);
});
