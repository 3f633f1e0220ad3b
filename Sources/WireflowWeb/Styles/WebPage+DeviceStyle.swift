extension WebPage {
  /// The look of the devices.
  static let deviceStyle = #"""
    .device {
      position: relative; display: grid; grid-template-rows: auto minmax(0, 1fr) auto;
      box-shadow: var(--shadow); background: var(--app); isolation: isolate; overflow: hidden;
    }
    .screen {
      grid-row: 2; position: relative; overflow: hidden; min-height: 0; container-type: inline-size;
      background: var(--app); white-space: pre-wrap;
    }
    .device-top, .device-bottom { position: relative; z-index: 0; background: var(--app); }
    .device[data-device="phone"] {
      width: min(393px, 100cqw); height: min(852px, 100cqh); border-radius: 54px;
      border: 11px solid var(--frame); outline: 2px solid var(--rim); outline-offset: 0;
    }
    .device[data-device="phone"] .device-top {
      height: 50px; display: flex; align-items: center; padding: 6px 32px 0;
      font-size: 15px; font-weight: 650; font-variant-numeric: tabular-nums;
    }
    .device[data-device="phone"] .device-top i {
      position: absolute; left: 50%; top: 11px; width: 112px; height: 31px; border-radius: 16px;
      background: var(--frame); transform: translateX(-50%);
    }
    .device[data-device="phone"] .device-bottom { height: 24px; }
    .device:not([data-device="desktop"]) .device-bottom::after {
      content: ""; position: absolute; left: 50%; bottom: 8px; width: 132px; height: 5px;
      border-radius: 3px; background: var(--text); opacity: .85; transform: translateX(-50%);
    }
    .device[data-device="tablet"] {
      width: min(1120px, 100cqw); height: min(820px, 100cqh); border-radius: 34px;
      border: 16px solid var(--frame); outline: 2px solid var(--rim);
    }
    .device[data-device="tablet"] .device-top {
      height: 26px; padding: 3px 22px 0; font-size: 13px; font-weight: 600;
    }
    .device[data-device="tablet"] .device-bottom { height: 18px; }
    .device[data-device="tablet"] .device-bottom::after {
      bottom: 6px; width: 220px; opacity: .5;
    }
    .device[data-device="desktop"] {
      width: min(1320px, 100cqw); height: min(880px, 100cqh); border-radius: 14px;
      border: 1px solid var(--line);
    }
    .device[data-device="desktop"] .device-top {
      height: 38px; display: flex; align-items: center; padding: 0 15px; background: var(--panel);
      border-bottom: 1px solid var(--line);
    }
    .device[data-device="desktop"] .clock { display: none; }
    .device[data-device="desktop"] .device-top i {
      width: 12px; height: 12px; border-radius: 6px; background: #ec6a5e;
      box-shadow: 20px 0 #f4bf4f, 40px 0 #61c554;
    }
    .device.is-dimmed .device-top, .device.is-dimmed .device-bottom {
      filter: brightness(.7); transition: filter .3s;
    }
    .device[data-device="desktop"].is-dimmed .device-top { filter: none; }
    @container (max-height: 520px) {
      .device[data-device="tablet"] { border-radius: 18px; border-width: 7px; }
      .device[data-device="tablet"] .device-top { height: 18px; padding-top: 0; }
      .device[data-device="tablet"] .device-bottom { height: 10px; }
      .device[data-device="tablet"] .device-bottom::after { bottom: 3px; height: 3px; }
      .device[data-device="phone"] { border-radius: 30px; border-width: 7px; }
      .device[data-device="phone"] .device-top { height: 22px; padding-top: 0; font-size: 12px; }
      .device[data-device="phone"] .device-top i { top: 4px; height: 14px; width: 70px; }
    }
    """#
}
