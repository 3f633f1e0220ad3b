import SwiftUI
import Wireflow
import WireflowSwiftUI

extension FlowPreview {
  static let note = FlowPreview("tap \"Call Ada\"") { ApplicationController(notesOn: $0) }
}
