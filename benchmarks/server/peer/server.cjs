// A boardgame.io server as it comes, in memory, on any free port, which it prints.
const { Server, Origins } = require('boardgame.io/server');
const { game } = require('./game.cjs');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => console.log(appServer.address().port));
