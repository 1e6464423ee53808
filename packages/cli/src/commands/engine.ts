import { choice } from '../arguments/options.js';
import { readGameArgument } from '../game/game-argument.js';
import { EXIT } from '../output/exit-code.js';
import { type Command, defineCommand } from './command.js';

export const command: Command = defineCommand({
	arguments: [{ name: 'GAME', summary: 'The game at the start: an id, a file of rules, or a link; chess by default.', optional: true }],
	options: {
		protocol: choice(
			'PROTOCOL',
			['uci', 'usi', 'ucci', 'uci-cyclone', 'xboard'],
			'The protocol of the program that uses the engine: uci (by default), usi, ucci, uci-cyclone or xboard.',
		),
	},
	examples: ['', 'shogi --protocol usi', 'mine.fbr --protocol xboard'],
	notes: [
		'The computer player of `x balance` answers requests from the standard input until `quit`, or the end of the input. All games of `x describe` are variants that the program may choose; the game of a file is one more.',
	],
	run: async ({ arguments: [name], options: { protocol = 'uci' } }, terminal) => {
		const initial = { usi: 'shogi', ucci: 'xiangqi', 'uci-cyclone': 'xiangqi', uci: 'chess', xboard: 'chess' }[protocol];
		const { source } = await readGameArgument(name ?? initial, terminal);
		const [{ serveEngine }, { variantName }] = await Promise.all([
			import('../engine/serve-engine.js'),
			import('../engine/variant-name.js'),
		]);
		const variant = variantName(source.kind === 'id' ? source.id : (source.name ?? 'rules'));
		await serveEngine({ protocol, source, variant }, terminal);
		return terminal.signal.aborted ? EXIT.stopped : EXIT.fine;
	},
});
