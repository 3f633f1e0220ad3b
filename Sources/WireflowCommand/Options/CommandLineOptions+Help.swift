extension CommandLineOptions {
  /// Returns the text of `--help`.
  static func help(for command: String, wireframes: [String] = []) -> String {
    let groups = CommandOption.Group.allCases.map { group in
      let rows = CommandOption.allCases.filter { $0.group == group }
        .flatMap { Self.rows(of: $0, wireframes) }
      return "\(group.rawValue):\n" + rows.joined(separator: "\n")
    }
    return """
      Usage: \(command) [OPTION]... [-- ARGUMENT...]

      Runs the app on the terminal; press ? there for its keys. Without a terminal, it reads user
      actions from a script or from standard input, and prints the presentation log.

      \(groups.joined(separator: "\n\n"))

      A value follows its option or an equals sign: --wireframe=split. Arguments after -- belong to
      the app.

      Examples:
        \(command) --script buy.txt --tree           play a script, and print the navigation tree
        \(command) --play buy.txt --share buy.html   play a session, and save it as one page
        \(command) --script buy.txt --json           the same for a program
        \(command) --web --script buy.txt            play a script, and continue in a browser
        \(command) --map map.html                    explore the app, and draw its map
        \(command) --check Shop.flow --json          compare the app with its baseline
        \(command) --map map.html --time-limit 30    draw what 30 seconds find

      Exit status: 0; 1 if an action of a script was not possible, the output could not be written,
      or a limit ended an exploration; 2 if the script or an option is wrong; 3 if there are traps
      that nobody has accepted; 4 if the navigation differs from the baseline; 128 plus the signal's
      number if a signal ended it. Ctrl-C during --map or --check is 130, and keeps the findings.
      """
  }

  private static func rows(of option: CommandOption, _ wireframes: [String]) -> [String] {
    let name = option.flag + (option.valueName.map { " \($0)" } ?? "")
    let margin = String(repeating: " ", count: 28)
    return option.summary(wireframes).enumerated().map { number, line in
      let padding = String(repeating: " ", count: max(1, 26 - name.count))
      return number == 0 ? "  \(name)\(padding)\(line)" : margin + line
    }
  }
}
