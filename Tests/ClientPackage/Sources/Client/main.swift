import Ferries
import Foundation
import MainActorFerries

// The same sources twice: in the second module all is on the main actor by default.
print("The ferries")
var failureCount = try Ferries.FerryChecks.run()
print("The ferries, on the main actor by default")
failureCount += try MainActorFerries.FerryChecks.run()
print("A file with a toolkit's look-alikes")
failureCount += try checkDeck()
print("A wireframe of the ferries' own")
failureCount += checkWireframes()

if failureCount > 0 { print("\(failureCount) checks failed.") }
exit(failureCount == 0 ? 0 : 1)
