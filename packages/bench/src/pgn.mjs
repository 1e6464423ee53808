/** Files of games: bytes → validated moves, → validated trees, and the syntax alone. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chess } from '@x/games/ready/chess';
import { parse } from '@x/pgn';
import { PgnReader } from '@x/pgn/stream';
import { validator } from '@x/pgn/validate';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import kokopu from 'kokopu';
import { sharedFolder } from '../../../tools/vectors.mjs';
import { someGames } from './games.mjs';
import { ratioOf } from './ratio.mjs';

/** The bytes of a file, made by repetition. */
const WHOLE = 50e6;
/** The bytes of one call: whole games, so that a round does not last for minutes. */
const PIECE = 1e6;
/** The bytes that a reader receives at once. */
const CHUNK = 65_536;

/** The file of the shared vectors; without them a file of random games. */
const fileOf = (name) => {
	const folder = sharedFolder();
	const path = folder && join(folder, `vectors/pgn/${name}.pgn`);
	if (path !== undefined && existsSync(path)) return readFileSync(path, 'utf8');
	return someGames(60)
		.games.map((game) => `[Event "${name}"]\n\n${game.map((san, ply) => (ply % 2 === 0 ? `${1 + ply / 2}. ${san}` : san)).join(' ')} *\n\n`)
		.join('');
};

/** A file repeated to 50 MB, as pieces of whole games, each as bytes and as a text. */
const piecesOf = (name) => {
	const once = fileOf(name);
	const piece = `${once}\n`.repeat(Math.max(1, Math.round(PIECE / once.length)));
	const length = Buffer.byteLength(piece);
	const count = Math.ceil(WHOLE / length);
	const whole = new Uint8Array(Buffer.from(piece.repeat(count)));
	return Array.from({ length: count }, (_, nth) => {
		const bytes = whole.subarray(nth * length, (nth + 1) * length);
		return { bytes, text: Buffer.from(bytes).toString('utf8') };
	});
};

/** Gives the next piece to a function with each call. */
const inTurn = (pieces, work) => {
	let nth = 0;
	return () => work(pieces[nth++ % pieces.length]);
};

const moves = validator(() => chess);

const refuse = ({ message }) => {
	throw new Error(message);
};

const stream = (bytes, validator) => {
	let plies = 0;
	const reader = new PgnReader(
		{
			problem: refuse,
			endGame: (game) => {
				plies += game.moves;
			},
		},
		{ validator },
	);
	for (let at = 0; at < bytes.length; at += CHUNK) reader.push(bytes.subarray(at, at + CHUNK));
	reader.end();
	return plies;
};

const trees = (text) => {
	let plies = 0;
	for (const game of parse(text, { validator: moves })) {
		if (game.problems.length > 0) refuse(game.problems[0]);
		plies += game.moves.length;
	}
	return plies;
};

const byChessops = ({ text }) => {
	let plies = 0;
	for (const game of parsePgn(text)) {
		const position = startingPosition(game.headers).unwrap();
		for (const { san } of game.moves.mainline()) {
			const move = parseSan(position, san);
			if (move === undefined) throw new Error(`chessops cannot read ${san}`);
			position.play(move);
			plies++;
		}
	}
	return plies;
};

const byKokopu = ({ text }) => {
	let plies = 0;
	const database = kokopu.pgnRead(text);
	const count = database.gameCount();
	for (let nth = 0; nth < count; nth++) plies += database.game(nth).mainVariation().nodes().length;
	return plies;
};

const index = ({ text }) => kokopu.pgnRead(text).gameCount();

const PEERS = { chessops: byChessops, kokopu: byKokopu };

/** The peers read every move: they refuse a file with an illegal one. */
const checkPeers = () => {
	for (const [name, read] of Object.entries(PEERS)) {
		let refused = false;
		try {
			read({ text: '1. e4 e5 2. Nf3 Nc6 3. Bb5 Ke6 *\n' });
		} catch {
			refused = true;
		}
		if (!refused) throw new Error(`${name} does not play the moves`);
	}
};

const FILES = [
	['standard-otb', 'over the board'],
	['standard-lichess', 'with clocks'],
];

const millions = (plies, milliseconds) => `${(plies / milliseconds / 1000).toFixed(2)} M plies/s`;

/**
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const pgnRows = ({ rounds }) => {
	checkPeers();
	const rows = [];
	for (const [file, title] of FILES) {
		const pieces = piecesOf(file);
		const [first] = pieces;
		const plies = stream(first.bytes, moves);
		for (const [name, found] of Object.entries({ trees: trees(first.text), chessops: byChessops(first), kokopu: byKokopu(first) }))
			if (found !== plies) throw new Error(`${file}: ${name} has ${found} plies, the stream ${plies}`);
		const compare = (what, ours, peer, theirs, rate) => {
			const measured = ratioOf(inTurn(pieces, ours), inTurn(pieces, theirs), { rounds });
			rows.push({ what: `${what}, ${title}`, peer, ratio: measured.ratio, rate: rate(measured.ours) });
		};
		const validated = (milliseconds) => millions(plies, milliseconds);
		for (const [peer, read] of Object.entries(PEERS))
			compare('PGN bytes → validated moves', ({ bytes }) => stream(bytes, moves), peer, read, validated);
		compare('PGN → validated trees', ({ text }) => trees(text), 'chessops', byChessops, validated);
		const syntax = ({ bytes }) => stream(bytes, undefined);
		compare(
			'PGN syntax',
			syntax,
			'kokopu, index',
			index,
			(milliseconds) => `${(first.bytes.length / milliseconds / 1000).toFixed(0)} MB/s`,
		);
	}
	return rows;
};
