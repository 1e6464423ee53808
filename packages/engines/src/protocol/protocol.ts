import type { EngineOption, Limits, Message, OptionValue, PositionText } from './messages.js';

/** The name of a protocol. */
export type ProtocolName = 'uci' | 'usi' | 'ucci' | 'uci-cyclone' | 'xboard';

/** The abilities of an engine of XBoard, by the name of the feature. Other protocols have none. */
export type Features = ReadonlyMap<string, string>;

/** A protocol: lines from and to an engine. Pure functions; the state is the client's. */
export interface Protocol {
	readonly name: ProtocolName;
	/** The variant of engines that name none. */
	readonly variant: string;
	/** The first lines to an engine. */
	readonly hello: readonly string[];
	/** Whether an engine may say nothing about itself, since it is older than the answer. */
	readonly mayBeMute: boolean;
	/** Reads a line of an engine. */
	read(line: string): Message | readonly Message[];
	/** The lines after the engine has said all about itself. */
	accept(features: Features): readonly string[];
	/** Asks whether the engine is ready; undefined if it cannot be asked. */
	ping(token: string, features: Features): string | undefined;
	option(option: EngineOption, value: OptionValue): string;
	/** A game begins. */
	newGame(variant: string | undefined): readonly string[];
	/** Tells the position and starts a search. */
	go(position: PositionText, limits: Limits, features: Features, variant?: string): readonly string[];
	/** Ends a search: the engine answers with its best move, unless `answer` is false. */
	stop(limits: Limits): { readonly line: string; readonly answers: boolean };
	/** The expected move was played; undefined if the protocol cannot say so. */
	readonly ponderHit: string | undefined;
	/** The limits that the protocol cannot say. */
	readonly unsupported: readonly (keyof Limits)[];
	/** The line after an answer, if one is needed. */
	readonly afterAnswer: string | undefined;
}
