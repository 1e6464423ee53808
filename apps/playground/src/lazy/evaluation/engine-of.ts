import type { Context } from '../../context.js';
import type { EngineView, ProtocolName } from '../../worker/protocol.js';
import { type EngineFrame, type EngineSource, openFrame } from './frame.js';

/** The engine of the user. It stays open when its panel is closed. */
export interface OwnEngine {
	readonly view: EngineView | undefined;
	readonly starting: boolean;
	open(source: EngineSource, protocol: ProtocolName): void;
	close(): void;
	/** Called after every change; one listener at a time. */
	onChange: () => void;
}

const create = ({ store }: Context): OwnEngine => {
	let frame: EngineFrame | undefined;
	const engine = {
		view: undefined as EngineView | undefined,
		starting: false,
		onChange: () => {},
		open: (source: EngineSource, protocol: ProtocolName): void => {
			frame?.remove();
			Object.assign(engine, { starting: true, view: undefined });
			engine.onChange();
			openFrame(source).then((opened) => {
				frame = opened;
				store.client.ask('engine', { port: opened.port, protocol }, (view) => {
					if (view.done) opened.remove();
					Object.assign(engine, { starting: false, view });
					engine.onChange();
				});
			});
		},
		close: (): void => {
			store.client.ask('engine', { close: true }, (view) => {
				frame?.remove();
				frame = undefined;
				Object.assign(engine, { starting: false, view });
				engine.onChange();
			});
		},
	};
	return engine;
};

const engines = new WeakMap<Context['store'], OwnEngine>();

export const engineOf = (context: Context): OwnEngine => {
	const engine = engines.get(context.store) ?? create(context);
	engines.set(context.store, engine);
	return engine;
};
