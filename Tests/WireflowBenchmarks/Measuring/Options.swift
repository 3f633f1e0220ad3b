/// The options of this program.
struct Options {
  /// The words that are in the names of the rows that are meant.
  var filter = ""
  var isJSON = false
  /// The file with bounds that costs are checked by.
  var check: String?
  /// The file that bounds just above the costs are written to.
  var record: String?
  /// True in the process that runs under valgrind.
  var isCounted = false

  /// Reads the arguments, or throws an error that names the one it cannot read.
  init(_ arguments: some Sequence<String>) throws {
    var rest = arguments.makeIterator()
    func value(of option: String) throws -> String {
      guard let value = rest.next() else { throw Failure(argument: option) }
      return value
    }
    while let argument = rest.next() {
      switch argument {
      case "--filter": filter = try value(of: argument)
      case "--json": isJSON = true
      case "--check": check = try value(of: argument)
      case "--record": record = try value(of: argument)
      case "--counted": isCounted = true
      default: throw Failure(argument: argument)
      }
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let argument: String
    var description: String {
      """
      \(argument) cannot be read.
      usage: [--filter WORDS] [--json] [--check FILE] [--record FILE]
      """
    }
  }
}
