import WireflowInteraction

extension CommandLineOptions {
  /// Returns the text of `--help` of an app with some wireframes.
  static func help(for command: String, wireframes: [String]) -> String {
    """
    Usage: \(command) [OPTION]... [-- ARGUMENT...]

    Runs the app on the terminal; press ? there for its keys. Without a terminal, it reads user
    actions from a script or from standard input, and prints the presentation log.

    Running the app:
      --wireframe NAME      \(wireframes.joined(separator: ", "));
                            tab-bar is the default; adaptive follows the width of the terminal,
                            and the actions adapt compact and adapt regular
    \(running)

    \(output)

    \(maps)

    \(looks)

    A value follows its option or an equals sign: --wireframe=split. Arguments after -- belong to
    the app.

    Examples:
      \(command) --script buy.txt --tree            play a script, and print the navigation tree
      \(command) --play buy.txt --share buy.html    play a session, and save it as one page
      \(command) --web --script buy.txt             play a script, and continue in a browser
      \(command) --map map.html                     explore the app, and draw its map
      \(command) --check Shop.flow --json           compare the app with its baseline

    \(status)
    """
  }

  private static let running = """
      --play FILE           play the session in FILE, a log or a script, up to the first action
                            that no longer works
      --script FILE         run the actions in FILE, one per line; - is standard input
      --windows             allow the app to open several windows, if it has them
      --line                ask for one action after the other, and print each place in plain
                            lines: the mode for screen readers, and for terminals without a screen
      --web                 show the app in a browser on this machine, and print the address
      --web-port PORT       the same on a port of your choice; 0 selects any free port, as --web
      --session FILE        save the session as a script in FILE at Ctrl-S, or without this option
                            in a new file in the current folder; existing files are kept
    """

  private static let output = """
    Output:
      --log FILE            also write the presentation log to FILE, as it grows
      --share FILE          write the session as one page to FILE, which ends in .html: it plays in
                            any browser without the app, and holds nothing from behind a wall
      --force               let --log, --map, --record and --share overwrite existing files
      --tree                print the navigation tree at the end
      --json                print one JSON object instead of text at the end: the log, the refusals
                            and the tree of a script, or the verdict of --map and --check
    """

  private static let maps = """
    Maps and checks:
      --map FILE            explore the app by itself and write the map of its navigation: a page
                            if FILE ends in .html, a picture if .svg, data if .json, a text if .txt;
                            a page and data hold all wireframes unless --wireframe names one; ends
                            with the status 3 if there are unaccepted traps
      --baseline FILE       mark the changes since FILE, a .txt or .flow, in the map, and accept its
                            traps
      --check FILE          explore the app and compare it with FILE, a baseline; ends with the
                            status 4 if anything is lost or added, 3 if there are new traps
      --hunt LENGTH         hunt for rare navigation on each wireframe for LENGTH, in place of a few
                            seconds: a time such as 60s, or a number of actions; the hunt goes on
                            from the scripts of --baseline, and a map in FILE.txt gets its own in
                            FILE.scripts
      --time-limit SECONDS  end --map or --check after SECONDS, shared between the wireframes; the
                            report then lists the places that are not all tried, the status is 1,
                            and the map never replaces a file: it goes to a file beside it
    """

  private static let looks = """
    Appearance:
      --record FILE         draw the terminal in FILE, whose name ends in .svg: a picture, which
                            moves if there is a script
      --size SIZE           the columns and rows of the recording, such as 80x24
      --theme NAME          dark, light, plain; the default suits the terminal

    Information:
      --version             print the version
      --help                print this help
    """

  private static let status = """
    Exit status: 0; 1 if an action of a script was not possible, the output could not be written,
    or a limit ended an exploration; 2 if the script or an option is wrong; 3 if there are traps
    that nobody has accepted; 4 if the navigation differs from the baseline; 128 plus the signal's
    number if a signal ended it. Ctrl-C during --map or --check is 130, and keeps the findings.
    """
}

extension String {
  /// The text on one line, with escapes for invisible characters.
  var shown: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isHarmless {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return text
  }

  /// The text with escapes for all control characters except line ends.
  var harmless: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).shown }
      .joined(separator: "\n")
  }

  /// Returns a question with a word that may be meant, or an empty string if there is none.
  func nearest(in words: [String]) -> String {
    words.first(where: isMisspelling).map { "; did you mean \($0.shown)?" } ?? ""
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}
