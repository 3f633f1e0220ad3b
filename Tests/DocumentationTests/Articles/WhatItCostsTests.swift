import Foundation
import Testing

/// Compares the article about costs with the records of the benchmarks.
struct WhatItCostsTests {
  private let page: Page

  init() throws { page = try Page("Sources/Wireflow/Wireflow.docc/WhatItCosts.md") }

  @Test func tellsTheRecordedCosts() throws {
    let recorded = try Recorded("Tests/WireflowBenchmarks/bounds.json").measured.map {
      [$0.instructions.hundreds, $0.floors.tenths, $0.microseconds.threeDigits]
    }
    let rows = page.rows(under: "| what | instructions | floors | µs |")

    #expect(rows.count > 20)
    for row in rows { #expect(recorded.contains(Array(row.dropFirst())), "\(row)") }
  }

  @Test func tellsTheRecordedCostsThroughUIKit() throws {
    let recorded = try Recorded("Tests/UIKitDouble/bounds.json").measured.map {
      [($0.instructions / $0.floors).hundreds, $0.instructions.hundreds, $0.floors.tenths]
    }
    let rows = page.rows(under: "| what | by hand | through the backend | ratio |")

    #expect(rows.count > 5)
    for row in rows { #expect(recorded.contains(Array(row.dropFirst())), "\(row)") }
  }

  @Test func tellsTheRecordedSizes() throws {
    let file = Repository.root.appending(path: "Tests/WireflowBenchmarks/sizes.json")
    let sizes = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: file))
    let recorded = sizes.map { ["`\($0)`", ($1 / 1_000_000).tenths] }

    let rows = page.rows(under: "| module | MB |")

    #expect(rows.sorted { $0[0] < $1[0] } == recorded.sorted { $0[0] < $1[0] })
  }

  @Test func tellsTheRecordedMemory() throws {
    let recorded = try Recorded("Tests/WireflowBenchmarks/bounds.json").memory

    for bytes in recorded.compactMap(\.measured) where bytes > 1 {
      #expect(page.text.contains(" \(bytes.ones) bytes"), "\(bytes.ones)")
    }
  }
}

/// The measured values in a file of bounds.
private struct Recorded: Decodable {
  struct Row: Decodable {
    struct Measured: Decodable {
      let instructions, floors, microseconds: Double
    }

    let measured: Measured?
  }

  struct Memory: Decodable {
    let measured: Double?
  }

  let rows: [Row]
  let memory: [Memory]

  init(_ path: String) throws {
    let data = try Data(contentsOf: Repository.root.appending(path: path))
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  var measured: [Row.Measured] { rows.compactMap(\.measured) }
}

extension Page {
  /// Returns the cells of a table's rows, below its head and the line under that.
  fileprivate func rows(under head: String) -> [[String]] {
    text.textLines.drop { $0 != head }.dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}

extension Double {
  fileprivate var hundreds: String {
    Int((self / 100).rounded() * 100).formatted(.number.locale(Locale(identifier: "en_US")))
  }

  fileprivate var ones: String { "\(Int(rounded()))" }

  fileprivate var tenths: String { "\((self * 10).rounded() / 10)" }

  fileprivate var threeDigits: String { self < 100 ? tenths : ones }
}
