/** Quiet sounds, made on the spot. A browser is silent until somebody has touched it. */

import { settings } from './settings.svelte';

export type Sound = 'roll' | 'mark' | 'reward' | 'done' | 'win' | 'refused' | 'turn';

const LOUDEST = 0.2;
const volume = (): number => (LOUDEST * settings.volume) / 100;

let context: AudioContext | null = null;

function speaker(): AudioContext | null {
  if (!settings.sound || !settings.volume || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A soft tone: frequency in Hz, start and length in seconds. */
function tone(audio: AudioContext, frequency: number, start: number, length: number, type: OscillatorType = 'sine'): void {
  const at = audio.currentTime + start;
  const oscillator = new OscillatorNode(audio, { type, frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume(), at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** A short knock, as of wood on a table. */
function knock(audio: AudioContext, start: number, pitch: number): void {
  const length = 0.05;
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = new AudioBuffer({ length: samples, sampleRate: audio.sampleRate });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 4;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 2 });
  const gain = new GainNode(audio, { gain: volume() * 2.5 });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + start);
}

const PLAYED: Record<Sound, (audio: AudioContext) => void> = {
  roll: (audio) => [0, 0.07, 0.13, 0.22, 0.3].forEach((start, i) => knock(audio, start, 900 + 260 * ((i * 7) % 5))),
  mark: (audio) => knock(audio, 0, 1500),
  reward: (audio) => [784, 988, 1319].forEach((frequency, i) => tone(audio, frequency, i * 0.08, 0.35)),
  done: (audio) => tone(audio, 523, 0, 0.16),
  win: (audio) => [523, 659, 784, 1047].forEach((frequency, i) => tone(audio, frequency, i * 0.13, 0.6)),
  turn: (audio) => [659, 880].forEach((frequency, i) => tone(audio, frequency, i * 0.12, 0.3)),
  refused: (audio) => tone(audio, 196, 0, 0.18, 'triangle'),
};

export function sound(name: Sound): void {
  const audio = speaker();
  if (audio) PLAYED[name](audio);
}
