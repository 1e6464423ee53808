import type { Names } from '../ruleset/names.js';
import type { Ruleset } from '../ruleset/types.js';
import { alice, names as aliceNames } from './alice.js';
import { almost, names as almostNames } from './almost.js';
import { amazon, names as amazonNames } from './amazon.js';
import { antichess, names as antichessNames } from './antichess.js';
import { atomic, names as atomicNames } from './atomic.js';
import { atomic960, names as atomic960Names } from './atomic960.js';
import { berolina, names as berolinaNames } from './berolina.js';
import { bughouse, names as bughouseNames } from './bughouse.js';
import { capablanca, names as capablancaNames } from './capablanca.js';
import { capahouse, names as capahouseNames } from './capahouse.js';
import { caparandom, names as caparandomNames } from './caparandom.js';
import { centaur, names as centaurNames } from './centaur.js';
import { chancellor, names as chancellorNames } from './chancellor.js';
import { chess, names as chessNames } from './chess.js';
import { chess960, names as chess960Names } from './chess960.js';
import { chessgi, names as chessgiNames } from './chessgi.js';
import { chigorin, names as chigorinNames } from './chigorin.js';
import { codrus, names as codrusNames } from './codrus.js';
import { coregal, names as coregalNames } from './coregal.js';
import { courier, names as courierNames } from './courier.js';
import { crazyhouse, names as crazyhouseNames } from './crazyhouse.js';
import { cylinder, names as cylinderNames } from './cylinder.js';
import { dragon, names as dragonNames } from './dragon.js';
import { embassy, names as embassyNames } from './embassy.js';
import { extinction, names as extinctionNames } from './extinction.js';
import { extinction960, names as extinction960Names } from './extinction960.js';
import { fiveCheck, names as fiveCheckNames } from './five-check.js';
import { gardner, names as gardnerNames } from './gardner.js';
import { georgian, names as georgianNames } from './georgian.js';
import { giveaway, names as giveawayNames } from './giveaway.js';
import { glinski, names as glinskiNames } from './glinski.js';
import { gothic, names as gothicNames } from './gothic.js';
import { grand, names as grandNames } from './grand.js';
import { grasshopper, names as grasshopperNames } from './grasshopper.js';
import { gustav3, names as gustav3Names } from './gustav3.js';
import { hoppelpoppel, names as hoppelpoppelNames } from './hoppelpoppel.js';
import { horde, names as hordeNames } from './horde.js';
import { janus, names as janusNames } from './janus.js';
import { kingOfTheHill, names as kingOfTheHillNames } from './king-of-the-hill.js';
import { kinglet, names as kingletNames } from './kinglet.js';
import { knightmate, names as knightmateNames } from './knightmate.js';
import { legan, names as leganNames } from './legan.js';
import { loop, names as loopNames } from './loop.js';
import { losalamos, names as losalamosNames } from './losalamos.js';
import { losers, names as losersNames } from './losers.js';
import { marseillais, names as marseillaisNames } from './marseillais.js';
import { misere, names as misereNames } from './misere.js';
import { modern, names as modernNames } from './modern.js';
import { newzealand, names as newzealandNames } from './newzealand.js';
import { nightrider, names as nightriderNames } from './nightrider.js';
import { nocastle, names as nocastleNames } from './nocastle.js';
import { nocheckatomic, names as nocheckatomicNames } from './nocheckatomic.js';
import { omicron, names as omicronNames } from './omicron.js';
import { opulent, names as opulentNames } from './opulent.js';
import { paradigm, names as paradigmNames } from './paradigm.js';
import { pawnback, names as pawnbackNames } from './pawnback.js';
import { pawnsideways, names as pawnsidewaysNames } from './pawnsideways.js';
import { perfect, names as perfectNames } from './perfect.js';
import { pocketknight, names as pocketknightNames } from './pocketknight.js';
import { raazuvaa, names as raazuvaaNames } from './raazuvaa.js';
import { racingKings, names as racingKingsNames } from './racing-kings.js';
import { raumschach, names as raumschachNames } from './raumschach.js';
import { shako, names as shakoNames } from './shako.js';
import { sortofalmost, names as sortofalmostNames } from './sortofalmost.js';
import { suicide, names as suicideNames } from './suicide.js';
import { tencubed, names as tencubedNames } from './tencubed.js';
import { threeCheck, names as threeCheckNames } from './three-check.js';
import { threekings, names as threekingsNames } from './threekings.js';
import { torpedo, names as torpedoNames } from './torpedo.js';
import { troitzky, names as troitzkyNames } from './troitzky.js';

/** A ruleset and how notations name its parts. */
export interface Preset {
	readonly ruleset: Ruleset;
	readonly names: Names;
}

/**
 * Every preset by the name of its file. For tools and tests: a program that plays one game imports that one.
 *
 * @example
 * legal(compile(presets.gothic!.ruleset, presets.gothic!.names).start).length // → 28
 */
export const presets: Readonly<Record<string, Preset>> = {
	alice: { ruleset: alice, names: aliceNames },
	almost: { ruleset: almost, names: almostNames },
	amazon: { ruleset: amazon, names: amazonNames },
	antichess: { ruleset: antichess, names: antichessNames },
	atomic: { ruleset: atomic, names: atomicNames },
	atomic960: { ruleset: atomic960, names: atomic960Names },
	berolina: { ruleset: berolina, names: berolinaNames },
	bughouse: { ruleset: bughouse, names: bughouseNames },
	capablanca: { ruleset: capablanca, names: capablancaNames },
	capahouse: { ruleset: capahouse, names: capahouseNames },
	caparandom: { ruleset: caparandom, names: caparandomNames },
	centaur: { ruleset: centaur, names: centaurNames },
	chancellor: { ruleset: chancellor, names: chancellorNames },
	chess: { ruleset: chess, names: chessNames },
	chess960: { ruleset: chess960, names: chess960Names },
	chessgi: { ruleset: chessgi, names: chessgiNames },
	chigorin: { ruleset: chigorin, names: chigorinNames },
	codrus: { ruleset: codrus, names: codrusNames },
	coregal: { ruleset: coregal, names: coregalNames },
	courier: { ruleset: courier, names: courierNames },
	crazyhouse: { ruleset: crazyhouse, names: crazyhouseNames },
	cylinder: { ruleset: cylinder, names: cylinderNames },
	dragon: { ruleset: dragon, names: dragonNames },
	embassy: { ruleset: embassy, names: embassyNames },
	extinction: { ruleset: extinction, names: extinctionNames },
	extinction960: { ruleset: extinction960, names: extinction960Names },
	'five-check': { ruleset: fiveCheck, names: fiveCheckNames },
	gardner: { ruleset: gardner, names: gardnerNames },
	georgian: { ruleset: georgian, names: georgianNames },
	giveaway: { ruleset: giveaway, names: giveawayNames },
	glinski: { ruleset: glinski, names: glinskiNames },
	gothic: { ruleset: gothic, names: gothicNames },
	grand: { ruleset: grand, names: grandNames },
	grasshopper: { ruleset: grasshopper, names: grasshopperNames },
	gustav3: { ruleset: gustav3, names: gustav3Names },
	hoppelpoppel: { ruleset: hoppelpoppel, names: hoppelpoppelNames },
	horde: { ruleset: horde, names: hordeNames },
	janus: { ruleset: janus, names: janusNames },
	'king-of-the-hill': { ruleset: kingOfTheHill, names: kingOfTheHillNames },
	kinglet: { ruleset: kinglet, names: kingletNames },
	knightmate: { ruleset: knightmate, names: knightmateNames },
	legan: { ruleset: legan, names: leganNames },
	loop: { ruleset: loop, names: loopNames },
	losalamos: { ruleset: losalamos, names: losalamosNames },
	losers: { ruleset: losers, names: losersNames },
	marseillais: { ruleset: marseillais, names: marseillaisNames },
	misere: { ruleset: misere, names: misereNames },
	modern: { ruleset: modern, names: modernNames },
	newzealand: { ruleset: newzealand, names: newzealandNames },
	nightrider: { ruleset: nightrider, names: nightriderNames },
	nocastle: { ruleset: nocastle, names: nocastleNames },
	nocheckatomic: { ruleset: nocheckatomic, names: nocheckatomicNames },
	omicron: { ruleset: omicron, names: omicronNames },
	opulent: { ruleset: opulent, names: opulentNames },
	paradigm: { ruleset: paradigm, names: paradigmNames },
	pawnback: { ruleset: pawnback, names: pawnbackNames },
	pawnsideways: { ruleset: pawnsideways, names: pawnsidewaysNames },
	perfect: { ruleset: perfect, names: perfectNames },
	pocketknight: { ruleset: pocketknight, names: pocketknightNames },
	raazuvaa: { ruleset: raazuvaa, names: raazuvaaNames },
	'racing-kings': { ruleset: racingKings, names: racingKingsNames },
	raumschach: { ruleset: raumschach, names: raumschachNames },
	shako: { ruleset: shako, names: shakoNames },
	sortofalmost: { ruleset: sortofalmost, names: sortofalmostNames },
	suicide: { ruleset: suicide, names: suicideNames },
	tencubed: { ruleset: tencubed, names: tencubedNames },
	'three-check': { ruleset: threeCheck, names: threeCheckNames },
	threekings: { ruleset: threekings, names: threekingsNames },
	torpedo: { ruleset: torpedo, names: torpedoNames },
	troitzky: { ruleset: troitzky, names: troitzkyNames },
};
