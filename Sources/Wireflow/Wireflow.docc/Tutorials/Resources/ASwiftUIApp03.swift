import SwiftUI
import Wireflow
import WireflowSwiftUI

@main
struct NotesApp: App {
  var body: some Scene {
    WireflowScene(views: registerNotes) {
      SceneApp { ApplicationController(notesOn: $0) }
    }
  }
}
