import Foundation

/// The options of this program.
struct Options {
  /// The words that are in the names of the rows that are meant.
  var filter = ""
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
      "\(argument) cannot be read; usage: [--filter WORDS] [--check FILE] [--record FILE]"
    }
  }
}

extension Options {
  /// Runs the program by its options, and ends the process as failed if a bound is passed.
  @MainActor
  func run() throws {
    if isCounted { return runCounted(filter: filter) }
    let costs = try Costs(filter: filter)
    print(costs.text)
    if let record {
      try Bounds(above: costs).text.write(toFile: record, atomically: true, encoding: .utf8)
    }
    if let check { try Self.check(costs, by: check) }
  }

  private static func check(_ costs: Costs, by file: String) throws {
    if Counting.valgrind == nil {
      print("There is no valgrind, so only times are checked, which find what is slow by far.")
    }
    let passed = try Bounds(readFrom: file).passed(by: costs)
    let count = costs.rows.count + costs.memory.count
    print("\(count) rows, of whose bounds \(passed.count) are passed")
    for sentence in passed { print("- \(sentence)") }
    if count == 0 || !passed.isEmpty { exitAsFailed() }
  }
}
