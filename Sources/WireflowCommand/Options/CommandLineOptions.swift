/// The options that the arguments of a command line ask for.
struct CommandLineOptions: Hashable {
  /// The path of a script, or `-` for standard input.
  var script: String?
  /// The file for a saved session, or nil for a new file in the current folder.
  var session: String?
  /// The file to which the presentation log is written as it grows.
  var log: String?
  /// The file to which the map of the app's navigation is written, if it is to be explored.
  var map: String?
  var wireframe = WireframeOption.tabBar
  /// The port on which the app is shown in browsers, 0 for any free one, or nil if it is not.
  var webPort: UInt16?
  /// True if a terminal is asked for one action after the other.
  var isLineByLine = false
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
      case "--session": session = try Self.value(of: argument, from: &rest)
      case "--log": log = try Self.value(of: argument, from: &rest)
      case "--map": map = try Self.value(of: argument, from: &rest)
      case "--web": webPort = webPort ?? 0
      case "--web-port":
        let number = try Self.value(of: argument, from: &rest)
        guard let port = UInt16(number) else {
          throw CommandLineError("\(argument) \(number): expected a number from 0 to 65535")
        }
        webPort = port
      case "--line": isLineByLine = true
      case "--tree": printsTree = true
      case "--help", "-h": printsHelp = true
      default: throw CommandLineError("unknown option \(argument), see --help")
      }
    }
  }

  /// Returns the text of `--help`.
  static func help(for command: String) -> String {
    """
    Usage: \(command) [--script FILE] [--wireframe NAME] [--line] [--web] [--web-port PORT]
           [--session FILE] [--log FILE] [--tree] [--map FILE]

    Runs the app on the terminal; ? lists its keys. Without a terminal it runs without a screen:
    user actions in, presentation log out. It reads them from a script or from standard input.

      --script FILE      run the actions in FILE, one a line; - is standard input
      --wireframe NAME   \(wireframes); tab-bar is the default;
                         adaptive follows the actions adapt compact and adapt regular
      --line             ask for one action after the other, as on a terminal that has no screen
      --web              show the app in a browser on this machine, at the address that is printed
      --web-port PORT    the same on a port of your choice; 0 is any free one, as without it
      --session FILE     save the session in FILE at Ctrl-S, as a script; without it in a new file
                         in the current folder; a file that exists is not overwritten
      --log FILE         write the presentation log to FILE, too, as it grows
      --tree             print what is on stage at the end
      --map FILE         explore the app by itself and write the map of its navigation: a page if
                         FILE ends in .html, a picture if .svg, Mermaid if .mmd, a text if .txt
      --help             print this

    Exit status: 0; 1 if an action of a script was not possible; 2 if the script or an option is
    wrong; 128 and the signal's number if a signal ended it.
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

/// A mistake in the arguments of a command line, or in what they name.
struct CommandLineError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
