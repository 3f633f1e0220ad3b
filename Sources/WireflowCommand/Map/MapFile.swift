import Foundation
import Wireflow
import WireflowExploration
import WireflowInteraction
import WireflowWeb

/// A file for the maps of an app's navigation, in the format of its extension.
struct MapFile {
  /// The format of a map.
  private enum Form: String, CaseIterable {
    case html
    case svg
    case json
    case mmd
    case txt

    /// True if it contains the maps of all wireframes.
    var holdsAll: Bool {
      switch self {
      case .html, .json: true
      case .svg, .mmd, .txt: false
      }
    }

    /// The end of the file of an incomplete map, or nil if the map's own text tells.
    var incompleteEnd: String? {
      let words = "This map is incomplete, because a limit ended the exploration."
      return switch self {
      case .html, .svg: "<!-- \(words) -->\n"
      case .mmd: "%% \(words)\n"
      case .txt: "# \(words)\n"
      case .json: nil
      }
    }

    /// Returns true for the text of an incomplete map.
    func isIncomplete(_ text: String) -> Bool {
      // A quotation mark within a string is escaped.
      incompleteEnd.map(text.hasSuffix) ?? text.contains("\"\(Self.stop)\" : \"")
    }

    /// The member of a map in JSON that names the limit.
    private static let stop = "stop"
  }

  /// The report about a written map.
  struct Report {
    /// The text for the user.
    let text: String
    /// The outcome for programs.
    let document: VerdictDocument
    /// The reason why the map is in another file, if it is.
    let warning: String?
  }

  /// The app to explore, according to the command line.
  struct Subject {
    let name: String
    let version: String?
    /// The wireframe from the command line, or else all of them, starting with the default.
    let wireframes: [WireframeVariant]
    let theme: MapTheme
    /// The time for all wireframes, or nil for the default limits.
    let timeLimit: Duration?
    /// The length of the hunt on each wireframe, or nil for a few seconds.
    let hunt: HuntLength?
  }

  private let file: OutputFile
  private let form: Form
  private let baseline: NavigationBaseline?

  /// Creates the file, or throws if its extension is unknown, the file cannot be written or the
  /// baseline is not readable.
  init(path: String, baseline: String? = nil, isForced: Bool) throws(CommandLineError) {
    let name = URL(filePath: path).pathExtension
    guard let form = Form(rawValue: name) else {
      let forms = Form.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw CommandLineError("--map \(path.shown): expected a file that ends in \(forms)")
    }
    self.form = form
    file = try OutputFile(path: path, content: "map", isForced: isForced)
    self.baseline = try baseline.map { path throws(CommandLineError) in
      try Self.read(path, .baseline)
    }
  }

  /// Reads the baseline that an option names.
  static func read(
    _ path: String, _ option: CommandOption
  ) throws(CommandLineError) -> NavigationBaseline {
    let data = try ReadableFile(path: path).read()
    let url = URL(filePath: path).deletingPathExtension()
    var source = path
    do {
      var baseline = try NavigationBaseline(
        parsing: String(decoding: data, as: UTF8.self), name: url.lastPathComponent)
      source = scriptsPath(beside: path)
      if let scripts = try? String(contentsOfFile: source, encoding: .utf8) {
        try baseline.readScripts(scripts)
      }
      return baseline
    } catch {
      throw CommandLineError("\(option.flag) \(source): \(error)")
    }
  }

  /// Returns the path of the file with the scripts of a baseline.
  private static func scriptsPath(beside path: String) -> String {
    let end = URL(filePath: path).pathExtension.count
    return path.dropLast(end) + "scripts"
  }

  /// Explores an app, writes the map, and returns a report.
  @MainActor
  func write(
    _ subject: Subject, _ diary: ExplorationDiary? = nil,
    onProgress: (@MainActor @Sendable (ExplorationProgress) -> Void)? = nil,
    makeController: @escaping @MainActor (Stage, WireframeMaker) -> ApplicationController
  ) async throws -> Report {
    var options = ExplorationOptions()
    // A hunt that nobody asked for is short, and must not use up a time limit.
    options.huntLength = subject.timeLimit == nil ? .actions(3_000) : .zero
    if let hunt = subject.hunt { options.huntLength = hunt }
    options.keepsFrames = form == .html
    options.diary = diary
    options.onProgress = onProgress
    let corpus = baseline?.corpus ?? [:]
    let wireframes = subject.wireframes.prefix(form.holdsAll ? .max : 1)
    var budget = TimeBudget(subject.timeLimit, for: wireframes.count)
    let maps = await explore(
      ExplorableApp(makeController: makeController), onEach: Array(wireframes)
    ) {
      wireframe in
      // The exploration also tries the edges of the baseline, so that none of them seems to be lost.
      var own = options
      own.corpus = corpus[wireframe.name] ?? []
      own.limit = budget.next()
      return own
    }
    let isWhole = maps.allSatisfy { $0.stop == nil }
    let place = isWhole ? file : try placeForIncomplete()
    try place.write(try text(of: maps, subject) + (isWhole ? "" : form.incompleteEnd ?? ""))
    if form == .txt, maps.contains(where: { !$0.corpus.isEmpty }) {
      try NavigationBaseline(subject.name, maps).scriptsText
        .write(toFile: Self.scriptsPath(beside: place.path), atomically: true, encoding: .utf8)
    }
    return report(on: maps, subject.name, in: place)
  }

  /// Returns the file for an incomplete map: this one, or another one in its folder if this one has
  /// a complete map.
  private func placeForIncomplete() throws(CommandLineError) -> OutputFile {
    let url = URL(filePath: file.path)
    let folder = file.path.dropLast(url.lastPathComponent.count)
    let name = folder + url.deletingPathExtension().lastPathComponent
    let others = (1...).lazy.map { number in
      "\(name)-incomplete\(number > 1 ? "-\(number)" : "").\(form.rawValue)"
    }
    for path in [file.path] + others.prefix(99) {
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      guard access(path, F_OK) != 0 || text.map(form.isIncomplete) == true else { continue }
      return try OutputFile(path: path, content: "map", isForced: true)
    }
    throw CommandLineError(
      "\(file.path.shown) holds a complete map, which stays; --map can write this incomplete one to "
        + "another file")
  }

  private func report(on maps: [NavigationMap], _ app: String, in place: OutputFile) -> Report {
    let path = place.path
    let accepted = baseline?.acceptedTraps ?? [:]
    var told: Set<String> = []
    let traps = maps.flatMap(\.traps).filter { told.insert($0.name).inserted }
    let lines = maps.map { map in
      let counts = [
        Self.count(map.places.count, "place"), Self.count(map.notableEdges.count, "edge"),
        Self.count(map.traps.count, "trap"),
      ]
      let name = maps.count > 1 ? " on \(map.wireframe)" : ""
      return "\(path)\(name): \(counts.joined(separator: ", "))"
        + (map.stop.map { ", stopped at \($0)" } ?? "")
        + map.uncovered.map { "\n  not all tried: \($0) in \($0.lane.description)" }.joined()
    }
    let words = traps.map { trap in
      "\n\n\(trap)" + (accepted[trap.name].map { "\n  accepted: \($0)" } ?? "")
    }
    return Report(
      text: lines.joined(separator: "\n") + words.joined(),
      document: VerdictDocument(app, maps, accepted: accepted, drift: nil),
      warning: path == file.path
        ? nil
        : "\(file.path.shown) holds a complete map, which stays; the incomplete one is in "
          + path.shown)
  }

  private static func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)\(number == 1 ? "" : "s")"
  }

  private func text(of maps: [NavigationMap], _ subject: Subject) throws -> String {
    let name = subject.name
    let day = Date.now.formatted(.iso8601.year().month().day())
    let edition = [subject.version.map { "version \($0)" }, day].compactMap(\.self)
      .joined(separator: " · ")
    switch form {
    case .html:
      let posters = MapPosters(
        title: name, maps: maps, baseline: baseline, edition: edition, artist: .webPages())
      return try PageFiles().page("map.html", nonce: "", posters.texts)
    case .svg:
      return maps.map {
        MapDrawing($0, title: name, theme: subject.theme, edition: edition, baseline: baseline).svg
      }
      .joined()
    case .json: return MapDocument(name, maps, edition: edition, baseline: baseline).json
    case .mmd: return maps.map(\.mermaid).joined()
    case .txt: return NavigationBaseline(name, maps).text
    }
  }
}
