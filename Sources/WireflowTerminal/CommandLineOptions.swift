/// What the arguments of a command line ask for.
struct CommandLineOptions: Hashable {
  /// The path of a script, or `-` for standard input.
  var script: String?
  var wireframe = WireframeOption.tabBar
  var printsTree = false
  var printsHelp = false

  /// Creates options from arguments without the command's name.
  init(parsing arguments: [String]) throws(CommandLineError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--script": script = try Self.value(of: argument, from: &rest)
      case "--wireframe":
        let name = try Self.value(of: argument, from: &rest)
        guard let option = WireframeOption(rawValue: name) else {
          throw CommandLineError("\(argument) \(name): expected \(Self.wireframes)")
        }
        wireframe = option
      case "--tree": printsTree = true
      case "--help", "-h": printsHelp = true
      default: throw CommandLineError("unknown option \(argument), see --help")
      }
    }
  }

  /// The text of `--help`.
  static func help(for command: String) -> String {
    """
    Usage: \(command) [--script FILE] [--wireframe NAME] [--tree]

    Runs the app without a screen: user actions in, presentation log out. Without a script and
    with a terminal it asks for one action after the other; without a terminal it reads the script
    from standard input.

      --script FILE      run the actions in FILE, one a line; - is standard input
      --wireframe NAME   \(wireframes); tab-bar is the default;
                         adaptive follows the actions adapt compact and adapt regular
      --tree             print what is on stage at the end
      --help             print this

    Exit status: 0; 1 if an action was not possible; 2 if the script or an option is wrong.
    """
  }

  private static var wireframes: String {
    WireframeOption.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static func value(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(CommandLineError) -> String {
    guard let value = rest.popFirst() else { throw CommandLineError("\(option) needs a value") }
    return value
  }
}

/// What is wrong with the arguments of a command line, or with what they name.
struct CommandLineError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
