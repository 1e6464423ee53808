/** The rules of chess variants as data, one file per game. This file is longer than 400 lines: each game has an import, a type and an entry. */
import { aiWok } from './ai-wok.js';
import { alice } from './alice.js';
import { almost } from './almost.js';
import { amazon } from './amazon.js';
import { amazons } from './amazons.js';
import { antichess } from './antichess.js';
import { asean } from './asean.js';
import { ataxx } from './ataxx.js';
import { atomar } from './atomar.js';
import { atomic } from './atomic.js';
import { atomic960 } from './atomic960.js';
import { berolina } from './berolina.js';
import { breakthrough } from './breakthrough.js';
import { bughouse } from './bughouse.js';
import { cambodian } from './cambodian.js';
import { capablanca } from './capablanca.js';
import { capahouse } from './capahouse.js';
import { caparandom } from './caparandom.js';
import { centaur } from './centaur.js';
import { chancellor } from './chancellor.js';
import { chaturanga } from './chaturanga.js';
import { checkshogi } from './checkshogi.js';
import { chess } from './chess.js';
import { chess960 } from './chess960.js';
import { chessgi } from './chessgi.js';
import { chigorin } from './chigorin.js';
import { chushogi } from './chushogi.js';
import { clobber } from './clobber.js';
import { clobber10 } from './clobber10.js';
import { codrus } from './codrus.js';
import { coregal } from './coregal.js';
import { courier } from './courier.js';
import { crazyhouse } from './crazyhouse.js';
import { cylinder } from './cylinder.js';
import { dobutsu } from './dobutsu.js';
import { dragon } from './dragon.js';
import { duck } from './duck.js';
import { embassy } from './embassy.js';
import { euroshogi } from './euroshogi.js';
import { extinction } from './extinction.js';
import { extinction960 } from './extinction960.js';
import { fiveCheck } from './five-check.js';
import { flipello } from './flipello.js';
import { flipello10 } from './flipello10.js';
import { flipersi } from './flipersi.js';
import { foxAndHounds } from './fox-and-hounds.js';
import { gardner } from './gardner.js';
import { georgian } from './georgian.js';
import { giveaway } from './giveaway.js';
import { glinski } from './glinski.js';
import { gorogoro } from './gorogoro.js';
import { gothic } from './gothic.js';
import { grand } from './grand.js';
import { grasshopper } from './grasshopper.js';
import { gustav3 } from './gustav3.js';
import { hoppelpoppel } from './hoppelpoppel.js';
import { horde } from './horde.js';
import { isolation } from './isolation.js';
import { isolation7x7 } from './isolation7x7.js';
import { janggi } from './janggi.js';
import { janggicasual } from './janggicasual.js';
import { janggimodern } from './janggimodern.js';
import { janggitraditional } from './janggitraditional.js';
import { janus } from './janus.js';
import { jesonmor } from './jesonmor.js';
import { joust } from './joust.js';
import { judkins } from './judkins.js';
import { karouk } from './karouk.js';
import { kingOfTheHill } from './king-of-the-hill.js';
import { kinglet } from './kinglet.js';
import { knightmate } from './knightmate.js';
import { koedem } from './koedem.js';
import { kyotoshogi } from './kyotoshogi.js';
import { legan } from './legan.js';
import { loop } from './loop.js';
import { losalamos } from './losalamos.js';
import { losers } from './losers.js';
import { makpong } from './makpong.js';
import { makruk } from './makruk.js';
import { manchu } from './manchu.js';
import { marseillais } from './marseillais.js';
import { micro } from './micro.js';
import { minishogi } from './minishogi.js';
import { minixiangqi } from './minixiangqi.js';
import { misere } from './misere.js';
import { modern } from './modern.js';
import { newzealand } from './newzealand.js';
import { nightrider } from './nightrider.js';
import { nocastle } from './nocastle.js';
import { nocheckatomic } from './nocheckatomic.js';
import { ogi } from './ogi.js';
import { okisakishogi } from './okisakishogi.js';
import { omicron } from './omicron.js';
import { opulent } from './opulent.js';
import { paradigm } from './paradigm.js';
import { pawnback } from './pawnback.js';
import { pawnsideways } from './pawnsideways.js';
import { perfect } from './perfect.js';
import { petrified } from './petrified.js';
import { placement } from './placement.js';
import { pocketknight } from './pocketknight.js';
import { raazuvaa } from './raazuvaa.js';
import { racingKings } from './racing-kings.js';
import { raumschach } from './raumschach.js';
import { sankiChess } from './sanki-chess.js';
import { seirawan } from './seirawan.js';
import { seirawan960 } from './seirawan960.js';
import { shako } from './shako.js';
import { shatar } from './shatar.js';
import { shatranj } from './shatranj.js';
import { shogi } from './shogi.js';
import { shoshogi } from './shoshogi.js';
import { shouse } from './shouse.js';
import { sittuyin } from './sittuyin.js';
import { snailtrail } from './snailtrail.js';
import { sortofalmost } from './sortofalmost.js';
import { spartan } from './spartan.js';
import { suicide } from './suicide.js';
import { supply } from './supply.js';
import { tencubed } from './tencubed.js';
import { threeCheck } from './three-check.js';
import { threekings } from './threekings.js';
import type { GameId } from './titles.js';
import { torishogi } from './torishogi.js';
import { torpedo } from './torpedo.js';
import { troitzky } from './troitzky.js';
import { wolf } from './wolf.js';
import { xiangqi } from './xiangqi.js';
import { xiongqi } from './xiongqi.js';
import { yarishogi } from './yarishogi.js';

export type { GameId } from './parts/game-id.js';

/** The definitions of all games, each with its words. */
export type Games = Readonly<{
	'ai-wok': typeof aiWok;
	alice: typeof alice;
	almost: typeof almost;
	amazon: typeof amazon;
	amazons: typeof amazons;
	antichess: typeof antichess;
	asean: typeof asean;
	ataxx: typeof ataxx;
	atomar: typeof atomar;
	atomic: typeof atomic;
	atomic960: typeof atomic960;
	berolina: typeof berolina;
	breakthrough: typeof breakthrough;
	bughouse: typeof bughouse;
	cambodian: typeof cambodian;
	capablanca: typeof capablanca;
	capahouse: typeof capahouse;
	caparandom: typeof caparandom;
	centaur: typeof centaur;
	chancellor: typeof chancellor;
	chaturanga: typeof chaturanga;
	checkshogi: typeof checkshogi;
	chess: typeof chess;
	chess960: typeof chess960;
	chessgi: typeof chessgi;
	chigorin: typeof chigorin;
	chushogi: typeof chushogi;
	clobber: typeof clobber;
	clobber10: typeof clobber10;
	codrus: typeof codrus;
	coregal: typeof coregal;
	courier: typeof courier;
	crazyhouse: typeof crazyhouse;
	cylinder: typeof cylinder;
	dobutsu: typeof dobutsu;
	dragon: typeof dragon;
	duck: typeof duck;
	embassy: typeof embassy;
	euroshogi: typeof euroshogi;
	extinction: typeof extinction;
	extinction960: typeof extinction960;
	'five-check': typeof fiveCheck;
	flipello: typeof flipello;
	flipello10: typeof flipello10;
	flipersi: typeof flipersi;
	'fox-and-hounds': typeof foxAndHounds;
	gardner: typeof gardner;
	georgian: typeof georgian;
	giveaway: typeof giveaway;
	glinski: typeof glinski;
	gorogoro: typeof gorogoro;
	gothic: typeof gothic;
	grand: typeof grand;
	grasshopper: typeof grasshopper;
	gustav3: typeof gustav3;
	hoppelpoppel: typeof hoppelpoppel;
	horde: typeof horde;
	isolation: typeof isolation;
	isolation7x7: typeof isolation7x7;
	janggi: typeof janggi;
	janggicasual: typeof janggicasual;
	janggimodern: typeof janggimodern;
	janggitraditional: typeof janggitraditional;
	janus: typeof janus;
	jesonmor: typeof jesonmor;
	joust: typeof joust;
	judkins: typeof judkins;
	karouk: typeof karouk;
	'king-of-the-hill': typeof kingOfTheHill;
	kinglet: typeof kinglet;
	knightmate: typeof knightmate;
	koedem: typeof koedem;
	kyotoshogi: typeof kyotoshogi;
	legan: typeof legan;
	loop: typeof loop;
	losalamos: typeof losalamos;
	losers: typeof losers;
	makpong: typeof makpong;
	makruk: typeof makruk;
	manchu: typeof manchu;
	marseillais: typeof marseillais;
	micro: typeof micro;
	minishogi: typeof minishogi;
	minixiangqi: typeof minixiangqi;
	misere: typeof misere;
	modern: typeof modern;
	newzealand: typeof newzealand;
	nightrider: typeof nightrider;
	nocastle: typeof nocastle;
	nocheckatomic: typeof nocheckatomic;
	ogi: typeof ogi;
	okisakishogi: typeof okisakishogi;
	omicron: typeof omicron;
	opulent: typeof opulent;
	paradigm: typeof paradigm;
	pawnback: typeof pawnback;
	pawnsideways: typeof pawnsideways;
	perfect: typeof perfect;
	petrified: typeof petrified;
	placement: typeof placement;
	pocketknight: typeof pocketknight;
	raazuvaa: typeof raazuvaa;
	'racing-kings': typeof racingKings;
	raumschach: typeof raumschach;
	'sanki-chess': typeof sankiChess;
	seirawan: typeof seirawan;
	seirawan960: typeof seirawan960;
	shako: typeof shako;
	shatar: typeof shatar;
	shatranj: typeof shatranj;
	shogi: typeof shogi;
	shoshogi: typeof shoshogi;
	shouse: typeof shouse;
	sittuyin: typeof sittuyin;
	snailtrail: typeof snailtrail;
	sortofalmost: typeof sortofalmost;
	spartan: typeof spartan;
	suicide: typeof suicide;
	supply: typeof supply;
	tencubed: typeof tencubed;
	'three-check': typeof threeCheck;
	threekings: typeof threekings;
	torishogi: typeof torishogi;
	torpedo: typeof torpedo;
	troitzky: typeof troitzky;
	wolf: typeof wolf;
	xiangqi: typeof xiangqi;
	xiongqi: typeof xiongqi;
	yarishogi: typeof yarishogi;
}>;

/**
 * Every game by its id. For tools and tests: a program that plays one game imports that game alone.
 *
 * @example
 * legal(compile(games.gothic).start).length // → 28
 */
export const games: Games = /* @__PURE__ */ Object.freeze({
	'ai-wok': aiWok,
	alice,
	almost,
	amazon,
	amazons,
	antichess,
	asean,
	ataxx,
	atomar,
	atomic,
	atomic960,
	berolina,
	breakthrough,
	bughouse,
	cambodian,
	capablanca,
	capahouse,
	caparandom,
	centaur,
	chancellor,
	chaturanga,
	checkshogi,
	chess,
	chess960,
	chessgi,
	chigorin,
	chushogi,
	clobber,
	clobber10,
	codrus,
	coregal,
	courier,
	crazyhouse,
	cylinder,
	dobutsu,
	dragon,
	duck,
	embassy,
	euroshogi,
	extinction,
	extinction960,
	'five-check': fiveCheck,
	flipello,
	flipello10,
	flipersi,
	'fox-and-hounds': foxAndHounds,
	gardner,
	georgian,
	giveaway,
	glinski,
	gorogoro,
	gothic,
	grand,
	grasshopper,
	gustav3,
	hoppelpoppel,
	horde,
	isolation,
	isolation7x7,
	janggi,
	janggicasual,
	janggimodern,
	janggitraditional,
	janus,
	jesonmor,
	joust,
	judkins,
	karouk,
	'king-of-the-hill': kingOfTheHill,
	kinglet,
	knightmate,
	koedem,
	kyotoshogi,
	legan,
	loop,
	losalamos,
	losers,
	makpong,
	makruk,
	manchu,
	marseillais,
	micro,
	minishogi,
	minixiangqi,
	misere,
	modern,
	newzealand,
	nightrider,
	nocastle,
	nocheckatomic,
	ogi,
	okisakishogi,
	omicron,
	opulent,
	paradigm,
	pawnback,
	pawnsideways,
	perfect,
	petrified,
	placement,
	pocketknight,
	raazuvaa,
	'racing-kings': racingKings,
	raumschach,
	'sanki-chess': sankiChess,
	seirawan,
	seirawan960,
	shako,
	shatar,
	shatranj,
	shogi,
	shoshogi,
	shouse,
	sittuyin,
	snailtrail,
	sortofalmost,
	spartan,
	suicide,
	supply,
	tencubed,
	'three-check': threeCheck,
	threekings,
	torishogi,
	torpedo,
	troitzky,
	wolf,
	xiangqi,
	xiongqi,
	yarishogi,
});

/**
 * Whether a string is the id of a game.
 *
 * @example
 * const id: string = 'gothic';
 * isGameId(id) && games[id].title // → 'Gothic'
 */
export const isGameId = (id: string): id is GameId => Object.hasOwn(games, id);
