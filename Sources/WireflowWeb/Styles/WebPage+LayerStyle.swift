extension WebPage {
  /// The look of the layers in front of a screen: modals, alerts and the player.
  static let layerStyle = #"""
    .layer { position: absolute; inset: 0; z-index: 3; }
    .scrim { position: absolute; inset: 0; background: var(--scrim); }
    .card { position: absolute; overflow: hidden; background: var(--raised); }
    .card .region, .card .page, .card .bar, .card .column { background: var(--raised); }
    .layer[data-style="sheet"] .card {
      inset: auto 0 0; height: calc(100% - 14px); border-radius: 26px 26px 0 0;
      box-shadow: 0 -12px 50px #0000003d;
    }
    .layer[data-style="sheet"][data-detent="medium"] .card { height: 55%; }
    .layer[data-style="sheet"] .card::before {
      content: ""; position: absolute; z-index: 5; left: 50%; top: 7px; width: 38px; height: 5px;
      border-radius: 3px; background: var(--fill-2); transform: translateX(-50%);
    }
    .layer[data-style="sheet"] .region { inset: 10px 0 0; }
    .layer[data-style="formSheet"] .card {
      left: 50%; top: 50%; width: min(560px, 92%); height: min(640px, 88%);
      translate: -50% -50%; border-radius: 26px;
      box-shadow: var(--shadow), 0 0 0 1px var(--line);
    }
    .layer[data-style="formSheet"] .region { inset: 8px 0 0; }
    .layer[data-style="popover"] > .scrim { background: #0000001f; }
    .layer[data-style="popover"] .card {
      width: min(360px, 92%); height: min(440px, 80%); border-radius: 20px;
      box-shadow: var(--shadow), 0 0 0 1px var(--line);
    }
    .arrow {
      position: absolute; width: 18px; height: 18px; translate: -50% -50%; rotate: 45deg;
      border-radius: 4px 0 0; background: var(--raised); box-shadow: 0 0 0 1px var(--line);
    }
    .layer:not([data-style="popover"]) > .arrow { display: none; }
    .layer:is([data-style="fullScreen"], [data-style="wall"]) .card { inset: 0; }
    .layer:is([data-style="fullScreen"], [data-style="wall"]) > .scrim { background: var(--raised); }
    @container (min-width: 760px) {
      .layer[data-style="sheet"] .card {
        left: 50%; right: auto; width: 620px; margin-left: -310px;
      }
    }
    .alert-layer { z-index: 8; display: grid; place-items: center; }
    .alert {
      position: relative; width: min(300px, 84%); border-radius: 24px; padding: 24px 18px 18px;
      text-align: center; background: var(--card); box-shadow: var(--shadow);
    }
    .alert h2 { font-size: 18px; font-weight: 680; letter-spacing: -.01em; }
    .alert p { padding-top: 7px; font-size: 15px; color: var(--secondary); }
    .alert .fields:not(:empty) { display: block; padding-top: 16px; text-align: start; }
    .alert .field { padding-inline: 12px; background: var(--fill); }
    .alert .field label { min-width: 60px; }
    .answers button:disabled { opacity: .45; }
    .answers { display: grid; gap: 9px; padding-top: 20px; }
    .answers.is-pair { grid-template-columns: 1fr 1fr; }
    .answers button {
      min-height: 46px; padding: 9px 12px; border-radius: 14px; font-size: 16px;
      font-weight: 600; color: var(--accent); background: var(--tint); overflow-wrap: anywhere;
    }
    .alert-layer[data-style="action sheet"] { place-items: end center; padding: 10px; }
    .alert-layer[data-style="action sheet"] .alert { width: min(520px, 100%); }
    .alert-layer[data-style="action sheet"] p:empty { display: none; }
    .mini {
      grid-area: mini; position: relative; display: flex; align-items: center; gap: 4px;
      margin: 0 8px 8px; padding: 8px 8px 8px 12px; border-radius: 18px;
      background: var(--card); box-shadow: 0 6px 24px #00000026, 0 0 0 1px var(--line);
    }
    .mini .maximize {
      display: grid; place-items: center; width: 40px; height: 40px; border-radius: 11px;
      flex: none; color: var(--on-accent);
      background: linear-gradient(140deg, var(--accent), #d4508f);
    }
    .mini .maximize svg { width: 21px; height: 21px; }
    .mini .elements {
      flex: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-width: 0;
      padding-inline-start: 9px;
    }
    .mini .title {
      flex: 1 0 100%; font-size: 14px; font-weight: 650; overflow: hidden;
      text-overflow: ellipsis; white-space: pre;
    }
    .mini .text {
      flex: 1 1 100px; padding: 0; font-size: 14px; font-weight: 550; color: var(--text);
      line-height: 1.35;
    }
    .mini .button {
      flex: none; width: auto; min-height: 36px; margin: 0; padding: 5px 13px; font-size: 14px;
      border-radius: 12px;
    }
    .mini .progress { flex: 1 1 150px; padding: 0 6px 0 0; }
    .mini .progress .words { padding-bottom: 3px; font-size: 12px; }
    .mini .grouped { min-height: 40px; padding: 4px 10px; margin: 0; background: none;
      flex: 1 1 120px; width: auto; }
    .mini .image { display: none; }
    .player { z-index: 2; background: var(--app); }
    .player .image:not(.drawn) i { width: min(58%, 250px); }
    .player .text { text-align: center; }
    .player .text:first-of-type { font-size: 21px; font-weight: 680; color: var(--text); }
    .lost {
      position: absolute; inset: 0; z-index: 20; display: grid; place-items: center;
      text-align: center; padding: 30px; background: var(--app); color: var(--secondary);
    }
    """#
}
