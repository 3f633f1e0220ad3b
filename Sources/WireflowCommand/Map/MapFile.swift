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
  init(path: String, _ options: CommandLineOptions) throws(CommandLineError) {
    file = try OutputFile(
      path, of: .map, Form.allCases.map(\.rawValue), content: "map", options)
    form = Form(rawValue: URL(filePath: path).pathExtension) ?? .html
    baseline = try options[.baseline].map { path throws(CommandLineError) in
      try Self.read(path, .baseline)
    }
  }

  /// Reads the baseline that an option names.
  static func read(
    _ path: String, _ option: CommandOption
  ) throws(CommandLineError) -> NavigationBaseline {
    let data = try content(of: path)
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

  /// Explores an app, writes the map, and returns its outcome with the path of its file.
  @MainActor
  func write(
    _ subject: Subject, _ diary: ExplorationDiary? = nil,
    onProgress: (@MainActor @Sendable (ExplorationProgress) -> Void)? = nil,
    makeController: @escaping @MainActor (Stage, WireframeMaker) -> ApplicationController
  ) async throws -> (outcome: VerdictDocument, path: String) {
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
    let place = try maps.allSatisfy { $0.stop == nil } ? file : placeForIncomplete()
    try place.write(try text(of: maps, subject))
    if form == .txt, maps.contains(where: { !$0.corpus.isEmpty }) {
      try NavigationBaseline(subject.name, maps).scriptsText
        .write(toFile: Self.scriptsPath(beside: place.path), atomically: true, encoding: .utf8)
    }
    let accepted = baseline?.acceptedTraps ?? [:]
    return (VerdictDocument(subject.name, maps, accepted: accepted, drift: nil), place.path)
  }

  /// Returns the file for an incomplete map: this one, or another one in its folder if this one
  /// exists.
  private func placeForIncomplete() throws(CommandLineError) -> OutputFile {
    guard access(file.path, F_OK) == 0 else { return file }
    let name = file.path.dropLast(form.rawValue.count + 1)
    return try OutputFile(
      path: "\(name)-incomplete.\(form.rawValue)", content: "map", isForced: true)
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
