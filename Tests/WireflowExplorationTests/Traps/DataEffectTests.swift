import TestSupport
import Testing
import Wireflow

@testable import WireflowExploration

/// Data that changes is an effect, wherever in the app the user sees it.
@MainActor
struct DataEffectTests {
  @Test(arguments: FolderVersion.allCases)
  fileprivate func isFoundWhereverItShows(_ version: FolderVersion) async {
    let map = await explore(version.app, options: .unhurried)

    #expect(map.traps.map(\.name) == version.traps)
  }

  /// Whatever the limit, a map does not say that there is no effect before it has tried everything.
  @Test(.long) func isNotDeniedByAMapThatALimitHasCut() async {
    var wholeCount = 0
    for actions in stride(from: 2, through: 400, by: 3) {
      var options = ExplorationOptions.unhurried
      options.limit.actions = actions
      let map = await explore(FolderVersion.named.app, options: options)

      #expect(map.traps.map(\.name) == [], "\(actions) actions")
      if map.stop == nil { wholeCount += 1 }
    }
    #expect(wholeCount > 0)
  }
}

/// A flow of folders whose page creates another folder, which only other pages show.
private enum FolderVersion: CaseIterable, Sendable {
  /// The list behind the page shows the new folder among many.
  case listed
  /// A page that the user opens later shows it.
  case counted
  /// The page of the other root item shows it, in its title.
  case titled
  /// Only a folder with a name is created.
  case named
  /// A button creates the folder without a question.
  case unasked
  /// A button creates the folder without a question, and a page that the user opens later shows it.
  case unaskedAndCounted
  /// No folder is created.
  case idle

  var traps: [String] {
    self == .idle ? ["alert without effect \"New folder\" on NoteScreen"] : []
  }

  @MainActor
  var app: ExplorableApp {
    BuiltFlow.app { app in
      var (count, created) = (20, 0)
      app.button("Open", on: app.notes) { app in
        let folder = NoteScreen("Folder")
        app.button("New", on: folder) { app in
          ask(from: folder, in: app) { [weak app] in
            guard let app, count < 30 else { return }
            switch self {
            case .listed, .named, .unasked: count += 1
            case .counted, .unaskedAndCounted: created += 1
            case .titled: app.settings.title = "Account with a folder"
            case .idle: break
            }
            list(count, on: app.notes)
          }
        }
        app.wireframe.push(folder, from: app.notes)
      }
      list(count, on: app.notes)
      app.button("Count", on: app.settings) { app in
        let help = HelpScreen("Help")
        help.elements = [.text(.init(created == 0 ? "No new folder" : "A new folder"))]
        app.wireframe.push(help, from: app.settings)
      }
    }
  }

  /// Lists many folders, of which a long list samples some.
  @MainActor
  private func list(_ count: Int, on notes: NotesScreen) {
    let folders = (0..<count).map { "Folder \($0)" }
    let rows = ScreenContent.Rows(folders, id: \.self) { ScreenContent.Row($0) }
    notes.elements = notes.elements.prefix(1) + [.rows(rows)]
  }

  @MainActor
  private func ask(from folder: NoteScreen, in app: BuiltFlow, _ create: @escaping () -> Void) {
    if self == .unasked || self == .unaskedAndCounted { return create() }
    let question = AlertContent(
      title: "New folder", fields: self == .named ? [.init("Name", samples: ["Tea"])] : [],
      actions: [.init("Create"), .init("Cancel", role: .cancel)])
    app.wireframe.presentAlert(question, from: folder) { answer in
      guard answer?.title == "Create" else { return }
      if self != .named || answer?[field: "Name"].isEmpty == false { create() }
    }
  }
}
