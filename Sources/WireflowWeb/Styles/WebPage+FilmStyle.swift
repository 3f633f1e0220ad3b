extension WebPage {
  /// The look of the film strip, the playhead and the branches.
  static let filmStyle = #"""
    .strip {
      grid-area: strip; padding: 10px 18px 12px; background: #17171c; color: #f3f3f6;
      border-top: 1px solid var(--line); min-width: 0;
    }
    /* The strip is dark in both looks, and the frames in it are not. */
    .strip .tool, .strip .branch { color: #c9c9d3; background: #ffffff14; }
    .strip .tool:not(:disabled):hover { color: #ffffff; background: #ffffff29; }
    .strip :focus-visible { outline-color: #a19bff; }
    .strip-bar { display: flex; align-items: center; gap: 8px; min-width: 0; }
    .strip-words {
      flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
      font-size: 14px; padding-inline: 6px;
    }
    #step-count { font-weight: 600; color: #b9b9c4; margin-inline-end: 8px; }
    #step-name { font: 13px/1.4 var(--mono); }
    .in-past #step-count { color: #f0b35c; }
    .tool.is-icon { padding: 0 10px; }
    .in-past .strip #branch-here:not(:disabled) { background: #a19bff; color: #14121f; }
    .film { display: flex; gap: 14px; height: 92px; margin-top: 10px; overflow: hidden;
      padding-inline: 7px; }
    .frame {
      position: relative; flex: none; height: 92px; border-radius: 9px; overflow: hidden;
      background: #2a2a32; contain: strict;
    }
    .frame .still { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
    .frame .device { box-shadow: none; }
    .frame::after { content: ""; position: absolute; inset: 0; border-radius: 9px; }
    .frame.later::after { background: #17171cb3; }
    .frame[aria-current]::after { box-shadow: inset 0 0 0 3px #a19bff; }
    .in-past .frame[aria-current]::after { box-shadow: inset 0 0 0 3px #f0b35c; }
    .frame:focus-visible { outline-offset: -3px; }
    .rail { display: flex; height: 28px; align-items: center; }
    #playhead {
      width: 100%; height: 28px; margin: 0; appearance: none; background: none; cursor: pointer;
    }
    #playhead::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: #4a4a56; }
    #playhead::-moz-range-track { height: 4px; border-radius: 2px; background: #4a4a56; }
    #playhead::-webkit-slider-thumb {
      appearance: none; width: 22px; height: 22px; margin-top: -9px; border-radius: 50%;
      background: #a19bff; border: 4px solid #17171c; box-shadow: 0 0 0 2px #a19bff;
    }
    #playhead::-moz-range-thumb {
      width: 14px; height: 14px; border-radius: 50%; background: #a19bff;
      border: 4px solid #17171c; box-shadow: 0 0 0 2px #a19bff;
    }
    .branches { display: flex; gap: 8px; padding-top: 6px; overflow-x: auto; scrollbar-width: thin; }
    .branch {
      flex: none; min-height: 30px; padding: 3px 12px; border-radius: 9px; font-size: 12px;
    }
    .strip .branch[aria-pressed="true"] { color: #14121f; background: #f0b35c; }
    """#
}
