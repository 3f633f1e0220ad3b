extension WebPage {
  /// The look of the log and of the trees.
  static let inspectorStyle = #"""
    .inspector {
      grid-area: inspector; display: grid; grid-template-rows: minmax(0, 3fr) minmax(0, 2fr);
      background: var(--panel); border-left: 1px solid var(--line); min-height: 0;
    }
    .pane { display: flex; flex-direction: column; min-height: 0; min-width: 0; }
    .pane + .pane { border-top: 1px solid var(--line); }
    .pane h2 {
      padding: 15px 20px 9px; font-size: 12px; font-weight: 650; letter-spacing: .02em;
      color: var(--secondary);
    }
    .pane .segments { align-self: start; margin: 10px 16px 8px; }
    .lines {
      flex: 1; overflow: auto; font: 12px/1.6 var(--mono); white-space: pre-wrap;
      overflow-wrap: anywhere; scrollbar-width: thin; color: var(--secondary);
      contain: strict; overflow-anchor: none;
    }
    .lines:focus-visible { outline-offset: -3px; }
    #log { padding-bottom: 18px; }
    .step {
      padding: 4px 20px 4px 46px; position: relative; cursor: pointer;
      contain: content;
    }
    .step::before {
      content: attr(data-number); position: absolute; left: 8px; width: 28px;
      text-align: right; color: var(--faint);
    }
    .step:hover { box-shadow: inset 3px 0 var(--fill-2); }
    .is-past .step.now { background: var(--tint); box-shadow: inset 3px 0 var(--past); }
    .is-past .step.now :is(.app, .fold), .is-past .step.now::before { color: var(--secondary); }
    .is-past .step.now ~ .step .line { color: var(--faint); }
    .line { padding-left: 2ch; text-indent: -2ch; }
    .line.idle { display: none; }
    .step.is-open .line.idle { display: block; }
    .log-pane .action { color: var(--accent); font-weight: 600; }
    .log-pane .app { color: var(--faint); font-weight: 600; }
    .log-pane .refused { color: var(--warning); }
    .log-pane .flow { color: var(--good); }
    .log-pane .fresh { animation: fresh 1.4s ease-out; }
    @keyframes fresh { from { background: var(--tint); } }
    .fold { color: var(--faint); font: 11px/1.6 var(--mono); text-decoration: underline dotted; }
    #tree, #flows { padding: 0 16px 14px; }
    #tree div, #flows div { white-space: pre; overflow: hidden; text-overflow: ellipsis; }
    .tree-pane i { font-style: normal; color: var(--faint); }
    .tree-pane .visible { color: var(--text); font-weight: 600; }
    .tree-pane .visible i { font-weight: 400; }
    .tree-pane .visible b { color: var(--accent); }
    """#
}
