// The macro exists only on Apple's platforms.
#if canImport(SwiftUI) && !os(Linux)
import SwiftUI
import WireflowSwiftUI

#Preview("Crime") { FlowPreview.crime.screenViews(registerAudiobooks) }
#Preview("Login") { FlowPreview.login.screenViews(registerAudiobooks) }
#Preview("Crime in columns") {
  FlowPreview.crimeInColumns.screenViews(registerAudiobooks)
}
#Preview("Crime in a drawer") { FlowPreview.crimeInADrawer.screenViews(registerAudiobooks) }
#endif
