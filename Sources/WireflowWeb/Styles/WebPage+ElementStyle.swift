extension WebPage {
  /// The look of the elements of screens.
  static let elementStyle = #"""
    .element { position: relative; }
    .text { padding: 7px 4px; font-size: 16px; line-height: 1.5; overflow-wrap: anywhere; }
    .text:first-child { color: var(--secondary); }
    .text + .text { padding-top: 0; }
    .image { display: flex; justify-content: center; padding: 12px 0 16px; }
    .image i {
      display: grid; place-items: center; width: 168px; aspect-ratio: 3 / 4; border-radius: 14px;
      color: #fffffff0; box-shadow: 0 16px 34px -12px #00000070, inset 0 0 0 1px #ffffff2e;
      background:
        radial-gradient(90% 70% at 20% 5%, #ffffff59, #ffffff00 70%),
        linear-gradient(150deg, hsl(var(--hue) 62% 56%), hsl(calc(var(--hue) + 44) 58% 34%));
    }
    .image.drawn i { width: auto; aspect-ratio: auto; background: none; overflow: hidden; }
    .image canvas { display: block; height: 224px; image-rendering: pixelated; }
    .image svg { width: 46px; height: 46px; opacity: .9; }
    .grouped {
      display: flex; align-items: center; gap: 12px; min-height: 52px; padding: 9px 16px;
      background: var(--card); text-align: start;
    }
    .grouped.is-first {
      border-top-left-radius: 15px; border-top-right-radius: 15px; margin-top: 9px;
    }
    .grouped.is-last {
      border-bottom-left-radius: 15px; border-bottom-right-radius: 15px; margin-bottom: 9px;
    }
    .grouped:not(.is-first)::before {
      content: ""; position: absolute; inset-inline: 16px 0; top: 0; height: 1px;
      background: var(--line);
    }
    .grouped:focus-visible, .grouped:focus-within { z-index: 1; }
    .row .words { flex: 1; min-width: 0; }
    .row .title { display: block; font-size: 16px; font-weight: 500; overflow-wrap: anywhere; }
    .row .subtitle {
      display: block; font-size: 14px; color: var(--secondary); overflow-wrap: anywhere;
    }
    .row > svg { width: 17px; height: 17px; color: var(--faint); flex: none; }
    button.row:hover, .toggle:hover { background: linear-gradient(var(--fill), var(--fill)),
      var(--card); }
    .button {
      display: block; min-height: 50px; padding: 11px 20px; border-radius: 15px; margin-top: 9px;
      font-size: 16px; font-weight: 600; text-align: center; color: var(--accent);
      background: var(--tint); transition: filter .15s;
    }
    .button:hover { filter: brightness(.96); }
    .button[data-role="primary"] { color: var(--on-accent); background: var(--accent); }
    :is(.button, .answers button)[data-role="destructive"] {
      color: var(--danger); background: var(--danger-tint);
    }
    :is(.button, .answers button)[data-role="cancel"] {
      color: var(--text); background: var(--fill);
    }
    .element.is-disabled { opacity: .45; }
    .element:disabled, .bar button:disabled { cursor: default; }
    .bar button:disabled { opacity: .4; }
    .refresh {
      display: flex; align-items: center; gap: 8px; align-self: center; padding: 7px 14px;
      border-radius: 16px; font-size: 14px; font-weight: 550; color: var(--accent);
    }
    .refresh:hover { background: var(--fill); }
    .refresh svg { width: 17px; height: 17px; }
    .refresh[aria-busy] svg { animation: turn 1s linear infinite; }
    @keyframes turn { to { transform: rotate(1turn); } }
    .field { flex-wrap: wrap; }
    .field label { flex: 0 0 auto; min-width: 96px; max-width: 45%; font-size: 16px;
      font-weight: 500; }
    .field input {
      flex: 1; min-width: 0; height: 34px; border: 0; background: none; font-size: 16px;
      outline: none; padding: 0; caret-color: var(--accent);
    }
    .field input::placeholder { color: var(--faint); opacity: 1; }
    .field:focus-within { outline: 3px solid var(--accent); outline-offset: -1px; }
    .samples { display: none; width: 100%; flex-wrap: wrap; gap: 7px; padding-bottom: 5px; }
    .field.is-open .samples:not(:empty) { display: flex; }
    .samples button {
      padding: 4px 12px; border-radius: 14px; font-size: 13px; background: var(--tint);
      color: var(--accent); font-weight: 550;
    }
    .toggle { justify-content: space-between; font-size: 16px; font-weight: 500; }
    .knob {
      flex: none; position: relative; width: 51px; height: 31px; border-radius: 16px;
      background: var(--fill-2); box-shadow: inset 0 0 0 2px var(--edge);
      transition: background .2s;
    }
    .knob::after {
      content: ""; position: absolute; inset-inline-start: 2px; top: 2px; width: 27px; height: 27px;
      border-radius: 50%; background: #fff; box-shadow: 0 2px 6px #0000004d;
      transition: transform .22s var(--spring);
    }
    .toggle[aria-checked="true"] .knob { background: var(--accent); box-shadow: none; }
    .toggle[aria-checked="true"] .knob::after { transform: translateX(20px); }
    [dir="rtl"] .toggle[aria-checked="true"] .knob::after { transform: translateX(-20px); }
    .choice { border: 0; padding: 0; min-width: 0; margin-block: 9px; }
    .choice legend {
      padding: 6px 16px; font-size: 13px; font-weight: 600; color: var(--secondary);
    }
    .options { background: var(--card); border-radius: 15px; overflow: hidden; }
    .option {
      position: relative; display: flex; align-items: center; min-height: 48px;
      padding: 9px 16px; font-size: 16px; cursor: pointer;
    }
    .option + .option { border-top: 1px solid var(--line); }
    .option input { position: absolute; opacity: 0; inset: 0; width: 100%; height: 100%;
      margin: 0; cursor: pointer; }
    .option span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
    .option svg { width: 20px; height: 20px; color: var(--accent); visibility: hidden; }
    .option input:checked ~ svg { visibility: visible; }
    .option:has(input:checked) { font-weight: 600; }
    .option:has(input:focus-visible) { outline: 3px solid var(--accent); outline-offset: -3px;
      border-radius: 15px; }
    .progress { padding: 10px 4px; }
    .progress .words { display: flex; justify-content: space-between; gap: 12px;
      font-size: 14px; color: var(--secondary); padding-bottom: 8px;
      font-variant-numeric: tabular-nums; }
    .track { height: 6px; border-radius: 3px; background: var(--fill-2); overflow: hidden; }
    .track i { display: block; height: 100%; border-radius: 3px; background: var(--accent);
      transition: width .3s; }
    .track.is-open i { width: 34%; animation: pace 1.3s ease-in-out infinite alternate; }
    @keyframes pace { from { margin-inline-start: 0; } to { margin-inline-start: 66%; } }
    """#
}
